import {createHash} from 'node:crypto';
import {basename} from 'node:path';

/**
 * The files of a build by name, each with its code and what it imports statically; and which files each entry loads at
 * once. All chunks share a hash of what is in them, which so weighs once, and by which one rule names all languages'
 * files; what several chunks share is called after its largest module. The same sources have the same names in whatever
 * folder they are built. `end` puts the names that files have in the end into a text.
 */
export function describe({outputFiles, metafile: {outputs}}, loader) {
  const codes = new Map(outputFiles.map(({path, text}) => [basename(path), text]));
  const names = new Map(
    Object.entries(outputs).map(([path, output]) => [basename(path), nameOf(output, loader)]),
  );
  if (new Set(names.values()).size < names.size) throw new Error('Two chunks have the same name.');
  const rename = text => text.replace(/[\w-]+\.js/g, name => names.get(name) ?? name);
  const texts = [...codes.values()].map(rename).sort();
  const hash = createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
  const end = text => rename(text).replaceAll('@ending@', `-${hash}.js`);
  const described = Object.entries(outputs).map(([path, {imports}]) => {
    const statics = imports.filter(each => each.kind === 'import-statement');
    const code = end(codes.get(basename(path)));
    return [end(basename(path)), {code, imports: statics.map(each => end(basename(each.path)))}];
  });
  const named = Object.entries(outputs).filter(([, {entryPoint}]) => entryPoint);
  const files = dropEmpty(new Map(described));
  const reached = named.map(([path, {entryPoint}]) => [
    basename(entryPoint, '.ts'),
    reach(files, end(basename(path))),
  ]);
  return {files, reached: Object.fromEntries(reached), end};
}

function nameOf({entryPoint, inputs}, loader) {
  const largest = Object.keys(inputs).sort((a, b) => inputs[b].bytesInOutput - inputs[a].bytesInOutput)[0];
  const name = basename(entryPoint ?? largest ?? 'nothing').replace(/\.[jt]s$/, '');
  return `${name}.js` === loader ? loader : `${name}@ending@`;
}

/** A shared module of nothing but inlined constants leaves a chunk with nothing in it, and a request for it. */
function dropEmpty(files) {
  const empty = [...files].filter(([, {code}]) => code === '').map(([name]) => name);
  for (const name of empty) files.delete(name);
  for (const file of files.values()) {
    for (const name of empty) file.code = file.code.replace(`import"./${name}";`, '');
    file.imports = file.imports.filter(name => !empty.includes(name));
  }
  return files;
}

/** A file and all that it imports statically, at whatever depth. */
function reach(files, name) {
  return new Set([name, ...files.get(name).imports.flatMap(each => [...reach(files, each)])]);
}
