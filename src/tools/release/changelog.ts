/** `CHANGELOG.md`, as https://keepachangelog.com has it. */
export class Changelog {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** What has changed since the last release, in Markdown. */
  get unreleased(): string {
    const sections = this.text.split(/^(?=## \[)/m);
    const section = sections.find(each => each.startsWith(HEADING)) ?? '';
    return section.slice(HEADING.length).trim();
  }

  /** Whether one entry since the last release has both: a name in backquotes, and its place, as a word or in backquotes. */
  mentions(place: string, name: string): boolean {
    const isPlace = place.startsWith('`')
      ? (entry: string) => entry.includes(place)
      : (entry: string) => new RegExp(`\\b${place}s?\\b`, 'i').test(entry);
    const entries = this.unreleased.split(/^(?=- )/m);
    return entries.some(entry => isPlace(entry) && entry.includes(`\`${name}\``));
  }

  /** With what is unreleased under a version and its date. */
  release(version: string, date: string): Changelog {
    return new Changelog(this.text.replace(HEADING, `${HEADING}\n## [${version}] - ${date}\n`));
  }
}

const HEADING = '## [Unreleased]\n';
