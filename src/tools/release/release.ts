import type {Changelog} from './changelog.ts';
import type {ApiChanges} from './public-api.ts';

/** A version to release, and the facts that decide whether it can be. */
export interface ReleaseCandidate {
  readonly version: string;
  /** Further arguments of the command line. */
  readonly more: readonly string[];
  readonly current: string;
  /** The existing tags; every released version has one. */
  readonly tags: readonly string[];
  readonly changes: ApiChanges;
  readonly changelog: Changelog;
  /** Uncommitted files, as listed by git. */
  readonly uncommitted: string;
  readonly repository: unknown;
}

/** The command that publishes a tag, in the repository's CI. */
export const PUBLISH = 'npm publish --provenance --access public';

/** Lists the reasons why a version cannot be released. */
export function findBlockers(candidate: ReleaseCandidate): string[] {
  const {version, current} = candidate;
  const [from, to] = [numbersOf(current), numbersOf(version)];
  if (!from || !to) return [`"${version}" is no version: name one such as 1.2.3.`];
  const step = isFirst(candidate) ? [] : checkStep(candidate, from, to);
  return [...checkRepository(candidate), ...step, ...checkChangelog(candidate)];
}

/** Whether this is the first release, of the version that `package.json` already has. */
function isFirst({version, current, tags}: ReleaseCandidate): boolean {
  return version === current && !tags.includes(`v${current}`);
}

function checkRepository({version, more, tags, uncommitted, repository}: ReleaseCandidate): string[] {
  const found: string[] = [];
  if (more.length > 0)
    found.push(
      `A release takes a version and nothing else, not ${more.join(' ')}. It is published in CI, where npm can vouch for its origin: ${PUBLISH}`,
    );
  if (uncommitted) found.push(`These files are not committed:\n${uncommitted}`);
  if (tags.includes(`v${version}`))
    found.push(`The tag v${version} is there already: that version has been released.`);
  if (!repository)
    found.push(
      'package.json names no "repository": npm compares it with the one that a provenance statement is made in.',
    );
  return found;
}

function checkChangelog(candidate: ReleaseCandidate): string[] {
  const {version, changelog} = candidate;
  if (!isFirst(candidate)) {
    return changelog.unreleased ? [] : ['CHANGELOG.md lists nothing under [Unreleased].'];
  }
  return changelog.unreleased
    ? [`CHANGELOG.md lists changes under [Unreleased]: they need another version than ${version}.`]
    : [];
}

function checkStep({version, current, changes}: ReleaseCandidate, from: Numbers, to: Numbers): string[] {
  const step = stepOf(from, to);
  const least = leastStep(from, changes);
  const found = step === undefined ? [`${version} does not follow ${current}.`] : [];
  if (STEPS.indexOf(step ?? 'patch') < STEPS.indexOf(least))
    found.push(
      `The public API has changed: that is a ${least} version at least (docs/configuration.md, "Versions").`,
    );
  return found;
}

type Step = (typeof STEPS)[number];
type Numbers = readonly [major: number, minor: number, patch: number];

const STEPS = ['patch', 'minor', 'major'] as const;

/** A removal needs a major version, or a minor one before 1.0; an addition needs a minor version. */
function leastStep([major]: Numbers, {added, removed}: ApiChanges): Step {
  if (removed.length > 0) return major > 0 ? 'major' : 'minor';
  return added.length > 0 ? 'minor' : 'patch';
}

function stepOf([major, minor, patch]: Numbers, to: Numbers): Step | undefined {
  const next: Record<Step, Numbers> = {
    major: [major + 1, 0, 0],
    minor: [major, minor + 1, 0],
    patch: [major, minor, patch + 1],
  };
  return STEPS.find(step => next[step].join() === to.join());
}

function numbersOf(version: string): Numbers | undefined {
  const [, ...parts] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  const [major, minor, patch] = parts.map(Number);
  return major === undefined || minor === undefined || patch === undefined
    ? undefined
    : [major, minor, patch];
}
