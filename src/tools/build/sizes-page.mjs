const HEAD = `<!-- Written by \`npm run size:docs\` from the build. -->

# Sizes

For everybody who chooses attributes or judges the weight. Each size is the scripts in brotli, in kB of 1,000 bytes, with Japanese messages.
\`npm run size\` prints the bytes of each file.`;

const PAGES = `## What a page loads

A limit is what a page should weigh, [whatever it weighs today](decisions/files.md#a-limit-of-size-is-a-decision-not-todays-size). A page
with \`<facet-panel mode="drawer">\` loads as much as one on a phone. The extras are shortcut keys and the list of viewed products, which
load last. “Everything” is the single file with one language.`;

const OPT_INS = `## What each attribute costs

A size is what the row adds to a results page whose search box is in use. The browser loads each file once: if another row with the same
file is on the page, the row adds 0 kB. A row without a file is part of every results page.`;

/**
 * Writes the text of docs/sizes.md.
 *
 * @param pages the rows of pages. The page lists only the rows in brotli.
 * @param optIns the rows of opt-ins, each with its files.
 */
export function sizesPage(pages, optIns) {
  const inBrotli = pages.filter(({unit}) => unit === 'brotli');
  const parts = [
    HEAD,
    PAGES,
    table(
      ['page | size | limit |  |', '--- | --: | --: | --- |'],
      inBrotli.map(({name, figure, limit}) => [name, kilobytes(figure), ...verdict(figure, limit)]),
    ),
    OPT_INS,
    table(
      ['attribute or markup | adds | file |', '--- | --: | --- |'],
      optIns.map(({name, figure, files}) => [name, kilobytes(figure), files.map(nameOf).join(', ') || '–']),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const verdict = (figure, limit) =>
  limit ? [kilobytes(limit), figure > limit ? '**missed**' : 'held'] : ['–', ''];

/** Names a file without the hash of its content. */
const nameOf = file => `\`${file.replace(/-[A-Z0-9]{8}(?=\.js$)/, '')}\``;

const kilobytes = bytes => `${bytes ? (bytes / 1000).toFixed(1) : 0} kB`;

const table = (head, rows) =>
  [...head.map(line => `| ${line}`), ...rows.map(cells => `| ${cells.join(' | ')} |`)].join('\n');
