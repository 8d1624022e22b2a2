import {writeDescriptions, writeLlms} from './write.ts';

// `npm run machines` writes the descriptions that the repository keeps; `--lib` writes the descriptions of the package, with its
// `llms.txt`.

if (process.argv.includes('--lib')) {
  await writeDescriptions('lib');
  await writeLlms('lib', page => `../docs/${page}`, {
    'openapi.json': 'the search service, in OpenAPI 3.1',
    'search-response.schema.json': 'its answer, in JSON Schema 2020-12',
    '../custom-elements.json': 'the elements: attributes, events, slots, parts, CSS properties',
    'vscode.html-custom-data.json': 'the elements, for VS Code',
    'vscode.css-custom-data.json': 'their CSS properties, for VS Code',
    'web-types.json': 'the elements, for JetBrains editors',
  });
} else {
  await writeDescriptions('docs/machines');
}
