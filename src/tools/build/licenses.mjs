import {readdir, readFile} from 'node:fs/promises';

/** Collects the complete licences of the packages that the builds contain, as those licences require. */
export async function licensesOf(...builds) {
  const paths = builds.flatMap(({metafile}) => Object.keys(metafile.inputs));
  const folders = paths.map(path => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]).filter(Boolean);
  const texts = await Promise.all([...new Set(folders)].sort().map(licenseOf));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenseOf(folder) {
  const {name, version} = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const file = (await readdir(folder)).find(each => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} brings no licence that could be passed on.`);
  return `${name} ${version}\n\n${(await readFile(`${folder}/${file}`, 'utf8')).trim()}\n`;
}
