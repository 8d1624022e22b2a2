import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type LinkTo, llmsText} from './llms.ts';
import {openApi} from './openapi.ts';
import {RESPONSE_ID, responseSchema} from './schemas.ts';

/** The descriptions of the service, by the names of their files. */
export const descriptions: Readonly<Record<string, () => object>> = {
  'openapi.json': openApi,
  [RESPONSE_ID]: responseSchema,
};

/** Writes the descriptions of the service into a folder. */
export async function writeDescriptions(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true});
  for (const [name, describe] of Object.entries(descriptions)) {
    await writeFile(join(folder, name), `${JSON.stringify(describe(), null, 2)}\n`);
  }
}

/** Writes `llms.txt` into a folder, beside the files that it names. */
export async function writeLlms(
  folder: string,
  linkTo: LinkTo,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, {recursive: true});
  await writeFile(join(folder, 'llms.txt'), llmsText(linkTo, files));
}
