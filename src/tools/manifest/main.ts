import {mkdir, writeFile} from 'node:fs/promises';
import {generateVsCodeCustomElementData} from 'custom-element-vs-code-integration';
import {writeElementPage} from './element-page.ts';
import {elementsOf, readManifest} from './manifest.ts';
import {writeMessagesPage} from './messages-page.ts';
import {writeReactTypes} from './react-types.ts';

// `npm run manifest` writes the files that the repository keeps; `--lib` writes those that only the package has.

const manifest = await readManifest();

if (process.argv.includes('--lib')) {
  await mkdir('lib', {recursive: true});
  await writeFile('lib/react.d.ts', writeReactTypes(manifest));
  await writeFile('lib/react.js', '// Types only.\nexport {};\n');
  // Its types expect a manifest of elements only, which ours is.
  generateVsCodeCustomElementData(manifest as Parameters<typeof generateVsCodeCustomElementData>[0], {
    outdir: 'lib',
    hideLogs: true,
  });
} else {
  await writeFile('custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`);
  for (const element of elementsOf(manifest)) {
    await writeFile(`docs/elements/${element.tagName}.md`, writeElementPage(element));
  }
  await writeFile('docs/messages.md', writeMessagesPage());
}
