/** `CHANGELOG.md`, in the format of https://keepachangelog.com. */
export class Changelog {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The changes since the last release, in Markdown. */
  get unreleased(): string {
    const sections = this.text.split(/^(?=## \[)/m);
    const section = sections.find(each => each.startsWith(HEADING)) ?? '';
    return section.slice(HEADING.length).trim();
  }

  /** Whether an entry since the last release mentions a name in backquotes, and its place as a word or in backquotes. */
  mentions(place: string, name: string): boolean {
    const isPlace = place.startsWith('`')
      ? (entry: string) => entry.includes(place)
      : (entry: string) => new RegExp(`\\b${place}s?\\b`, 'i').test(entry);
    const entries = this.unreleased.split(/^(?=- )/m);
    return entries.some(entry => isPlace(entry) && entry.includes(`\`${name}\``));
  }

  /** Moves the unreleased changes under a version and its date. */
  release(version: string, date: string): Changelog {
    return new Changelog(this.text.replace(HEADING, `${HEADING}\n## [${version}] - ${date}\n`));
  }
}

const HEADING = '## [Unreleased]\n';
