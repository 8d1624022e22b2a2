import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

interface LockedPackage {
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const {packages}: {packages: Readonly<Record<string, LockedPackage>>} = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const shipped = reachFrom('');

test('nothing that comes with the package runs a script when it is installed', () => {
  assert.deepEqual(
    shipped.filter(path => packages[path]?.hasInstallScript),
    [],
  );
  assert.ok(!packages['']?.hasInstallScript);
});

test('what comes with the package is what it was looked at for', () => {
  assert.ok(shipped.includes('node_modules/lit-html'));
  assert.ok(shipped.length < 20, shipped.join('\n'));
});

/** The places of all packages that a package depends on, at whatever depth. */
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

/** Where Node finds a package: the nearest `node_modules` on the way up. */
function findPlace(from: string, name: string): string | undefined {
  const place = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (place in packages) return place;
  if (!from) return undefined;
  return findPlace(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
