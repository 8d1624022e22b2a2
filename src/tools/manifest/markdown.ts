export type Cell = string | undefined;

export function rows(heads: readonly string[], cells: readonly (readonly Cell[])[]): string {
  const line = (texts: readonly Cell[]) => `| ${texts.map(text => cell(text ?? '')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...cells.map(line)].join('\n');
}

export const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
