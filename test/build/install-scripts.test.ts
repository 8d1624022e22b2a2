import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

interface LockedPackage {
  readonly hasInstallScript?: boolean;
  /** Whether only the development of this package needs it. */
  readonly dev?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const {packages}: {packages: Readonly<Record<string, LockedPackage>>} = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const shipped = reachFrom('');

test('no dependency of the package runs a script on installation', () => {
  assert.deepEqual(
    shipped.filter(path => packages[path]?.hasInstallScript),
    [],
  );
  assert.ok(!packages['']?.hasInstallScript);
});

test('the checked packages are those that npm does not mark as development’s', () => {
  const marked = Object.entries(packages).filter(([path, {dev}]) => path && !dev);
  assert.deepEqual(
    shipped.toSorted(),
    marked.map(([path]) => path),
  );
});

/** Returns the folders of all direct and indirect dependencies of a package. */
function reachFrom(path: string, reached = new Set<string>()): string[] {
  const {dependencies, optionalDependencies} = packages[path] ?? {};
  for (const name of Object.keys({...dependencies, ...optionalDependencies})) {
    const place = findPlace(path, name);
    if (!place || reached.has(place)) continue;
    reached.add(place);
    reachFrom(place, reached);
  }
  return [...reached];
}

/** Finds a package like Node: in the nearest `node_modules` up the tree. */
function findPlace(from: string, name: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (place in packages) return place;
  if (!from) return undefined;
  return findPlace(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
