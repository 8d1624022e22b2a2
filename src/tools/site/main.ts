import {buildSite} from './build.ts';

// `npm run site` writes the site's static files into `site/`, or into the folder that it is given. `npm run site -- --serve` serves them
// too, and writes a page again after a change of its text.

const [folder = 'site'] = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
await buildSite(folder, {serve: process.argv.includes('--serve')});
