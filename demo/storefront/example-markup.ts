/** Extracts the search elements of a rendered page as a developer would write them: attributes and slotted content. */
export function exampleMarkup(page: string): string {
  const found = [...page.matchAll(ELEMENT)].map(({0: tag, 1: name = '', 2: attributes = '', index}) => {
    const slotted = slottedContent(page.slice(index + tag.length));
    return `<${name}${writeAttributes(attributes)}>${slotted}</${name}>`;
  });
  return [...new Set(found)].join('\n\n');
}

const ELEMENT = /<(search-results|facet-panel)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;
const SLOTTED = /^\s*(<(template|span) slot=".*?<\/\2>)/s;
/** Matches attributes that only keep scripts of the platform from replacing the element. */
const INTERNAL = /^data-skip-/;
const LINE_LENGTH = 80;

/** Writes all attributes on one line if there is room, and each on its own line otherwise. */
function writeAttributes(text: string): string {
  const attributes = (text.match(/[\w-]+(="[^"]*")?/g) ?? []).filter(each => !INTERNAL.test(each));
  const line = attributes.map(each => ` ${each}`).join('');
  if (line.length <= LINE_LENGTH) return line;
  return `${attributes.map(each => `\n  ${each}`).join('')}\n`;
}

function slottedContent(content: string): string {
  const slotted: string[] = [];
  let rest = content;
  for (let found = SLOTTED.exec(rest); found; found = SLOTTED.exec(rest)) {
    slotted.push(found[1] ?? '');
    rest = rest.slice(found[0].length);
  }
  const lines = slotted.flatMap(each => each.split('\n')).filter(line => line.trim() !== '');
  return lines.length > 0 ? `\n${lines.map(line => `  ${line}`).join('\n')}\n` : '';
}
