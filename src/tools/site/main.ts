import {parseArgs} from 'node:util';
import {buildSite} from './build.ts';

// `npm run site` writes the site's static files into `site/`, or into the given folder. `-- --origin https://example.com/path/`
// names the address at which it will be served. `-- --serve` serves it too, and writes a page again after a change of its text.

const {values, positionals} = parseArgs({
  options: {origin: {type: 'string'}, serve: {type: 'boolean'}},
  allowPositionals: true,
});
await buildSite(positionals[0] ?? 'site', values);
