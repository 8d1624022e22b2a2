import {mkdir, writeFile} from 'node:fs/promises';
import {writeEditorData} from './editor-data.ts';
import {elementsOf, readManifest} from './manifest.ts';
import {writeElementPage, writeMessagesPage} from './pages.ts';
import {writeReactTypes} from './react-types.ts';

// `npm run manifest` writes the files that the repository keeps; `--lib` writes the files that only the package has.

const manifest = await readManifest();

if (process.argv.includes('--lib')) {
  await mkdir('lib', {recursive: true});
  await writeFile('lib/react.d.ts', writeReactTypes(manifest));
  await writeFile('lib/react.js', '// Types only.\nexport {};\n');
  await writeEditorData(manifest, 'lib');
} else {
  await writeFile('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const element of elementsOf(manifest)) {
    await writeFile(`docs/elements/${element.tagName}.md`, writeElementPage(element));
  }
  await writeFile('docs/messages.md', writeMessagesPage());
}
