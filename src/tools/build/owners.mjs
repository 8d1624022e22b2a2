import * as esbuild from 'esbuild';
import {loadTogether, sourceOf} from './load-together.mjs';

/**
 * Finds the file that each module belongs to. A module of several files belongs to the last file that is loaded before all of these.
 *
 * @param files the files by name, with the files `after` which each is loaded; the first is loaded before all others.
 * @returns each module's file, and whether that imports the module itself.
 */
export async function findOwners(files, options) {
  const plugins = [...options.plugins, loadTogether(files)];
  const {metafile} = await esbuild.build({...options, plugins, splitting: true, write: false});
  const names = Object.keys(files);
  const users = new Map();
  for (const name of names)
    for (const module of modulesOf(metafile, name)) users.set(module, [...(users.get(module) ?? []), name]);
  const before = new Map(names.map(name => [name, loadedBefore(files, name)]));
  const isShared = (name, others) => others.every(other => other === name || before.get(other).has(name));
  const last = shared => shared.reduce((a, b) => (before.get(b).has(a) ? b : a));
  const ownerOf = others => {
    const file = last(names.filter(name => isShared(name, others)));
    return {file, isImported: others.includes(file)};
  };
  return new Map([...users].map(([module, others]) => [module, ownerOf(others)]));
}

/** The modules that a file imports statically, without those of the files before it. */
function modulesOf({inputs}, name) {
  const modules = new Set();
  const visit = path => {
    if (modules.has(path) || (path.startsWith(sourceOf('')) && path !== sourceOf(name))) return;
    modules.add(path);
    for (const {path: imported, kind} of inputs[path].imports)
      if (kind === 'import-statement') visit(imported);
  };
  visit(sourceOf(name));
  modules.delete(sourceOf(name));
  return modules;
}

function loadedBefore(files, name) {
  const {after = []} = files[name];
  return new Set(after.flatMap(other => [other, ...loadedBefore(files, other)]));
}
