/** `CHANGELOG.md`, as https://keepachangelog.com has it. */
export class Changelog {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** What has changed since the last release, in Markdown. */
  get unreleased(): string {
    const [, section = ''] = /^## \[Unreleased\]\n([\s\S]*?)(?=^## \[|$(?![\s\S]))/m.exec(this.text) ?? [];
    return section.trim();
  }

  /** Whether a line since the last release names something, in backquotes. */
  names(name: string): boolean {
    return this.unreleased.includes(`\`${name}\``);
  }

  /** With what is unreleased under a version and its date. */
  release(version: string, date: string): Changelog {
    const heading = '## [Unreleased]\n';
    return new Changelog(this.text.replace(heading, `${heading}\n## [${version}] - ${date}\n`));
  }
}
