/** The answer to `npm start -- --help`. */
export const USAGE = `Usage: npm start -- [arguments]

Starts the demo store on http://localhost:4173; the variable PORT chooses another port. Ctrl+C stops it.

  --catalog SOURCE     what to sell: a products.json, a product CSV export, or the address of a store
  --content FOLDER     articles and pages in Markdown
  --synonyms FILE      the merchant's synonyms, one rule per line
  --locale LANGUAGE    the language of the pages (default: ja; en for an imported catalogue)
  --currency CODE      the currency of an imported catalogue (default: USD)
  --theme FOLDER       shows another theme
  --extension          installs the theme app extension, as a merchant does
  --check              with --theme: lists what is missing, and ends
  --caps V,S,A         searches in 10 s, per visitor, per shop and for all stores (default: 20,50,125)
  --shoppers N         other shoppers, who use up the caps beside you
  --first-sync N       the index is not ready for N seconds
  --data FOLDER        keeps orders and figures after a restart
  --sample-events      adds a page of made-up figures
  --help, -h           prints this text

docs/demo.md explains each argument.`;
