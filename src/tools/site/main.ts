import {buildSite} from './build.ts';

// `npm run site` writes the site's static files into `site/`. `npm run site -- --serve` serves them too, and renews a page after a
// change of its text.

await buildSite('site', {serve: process.argv.includes('--serve')});
