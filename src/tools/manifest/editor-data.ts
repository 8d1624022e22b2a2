import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {generateJetBrainsWebTypes} from 'custom-element-jet-brains-integration';
import {generateVsCodeCustomElementData} from 'custom-element-vs-code-integration';
import type {Package} from 'custom-elements-manifest/schema.d.ts';
import {elementsOf} from './manifest.ts';

/** Writes the data with which VS Code and JetBrains editors complete tags, attributes, parts and CSS properties. */
export async function writeEditorData(manifest: Package, outdir: string): Promise<void> {
  // The types of both expect a manifest of elements only, which ours is.
  generateVsCodeCustomElementData(manifest as Parameters<typeof generateVsCodeCustomElementData>[0], {
    outdir,
    hideLogs: true,
  });
  generateJetBrainsWebTypes(manifest as Parameters<typeof generateJetBrainsWebTypes>[0], {
    outdir,
    hideLogs: true,
    packageJson: false,
  });
  await change(join(outdir, 'vscode.css-custom-data.json'), (data: VsCodeData) => ({
    ...data,
    properties: listOnce(data.properties, manifest),
    pseudoElements: listOnce(data.pseudoElements, manifest),
  }));
  await change(join(outdir, 'web-types.json'), (data: WebTypes) => {
    const {css, ...others} = data.contributions;
    const properties = listOnce(css.properties, manifest);
    const parts = listOnce(css['pseudo-elements'], manifest);
    return {...data, contributions: {...others, css: {...css, properties, 'pseudo-elements': parts}}};
  });
}

/** A part or a property, which several elements may have. */
export interface Named {
  readonly name: string;
  readonly description: string;
}

export interface VsCodeData {
  readonly properties: readonly Named[];
  readonly pseudoElements: readonly Named[];
}

export interface WebTypes {
  readonly contributions: {
    readonly html: {readonly elements: readonly Named[]};
    readonly css: {readonly properties: readonly Named[]; readonly 'pseudo-elements': readonly Named[]};
  };
}

/** Keeps one entry per name. If its meaning differs between elements, the description names each element. */
function listOnce(all: readonly Named[], manifest: Package): Named[] {
  const names = [...new Set(all.map(({name}) => name))];
  return names.flatMap(name => {
    const same = all.filter(each => each.name === name);
    const [first] = same;
    const isSame = same.every(({description}) => description === first?.description);
    return first ? [isSame ? first : {...first, description: describe(name, manifest)}] : [];
  });
}

function describe(name: string, manifest: Package): string {
  const lines = elementsOf(manifest).flatMap(({tagName, cssParts = [], cssProperties = []}) =>
    [...cssParts.map(part => ({...part, name: `part(${part.name})`})), ...cssProperties]
      .filter(each => each.name === name.replace(/^::/, ''))
      .map(({description}) => `\`<${tagName}>\`: ${description}`),
  );
  return lines.join('\n\n');
}

async function change<T>(file: string, edit: (data: T) => T): Promise<void> {
  const data: T = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify(edit(data), null, 2)}\n`);
}
