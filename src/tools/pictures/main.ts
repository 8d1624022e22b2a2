import {chromium} from 'playwright';
import {launchOptions} from '../../../test/harness/browser.ts';
import {startDemo} from '../../../test/harness/demo-process.ts';
import {desktop, figures, inspector, phone} from './scenes.ts';
import {writePicture} from './write-picture.ts';

// `npm run pictures` takes the pictures of the README and the guides from the demo store. `npm run pictures -- phone`
// takes one of them. Fails if a picture has 150 kB or more.

const SCENES = {desktop, phone, inspector, figures};

const names = process.argv.slice(2);
const demo = await startDemo(['--sample-events']);
const browser = await chromium.launch(await launchOptions());
try {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const size = await writePicture(`docs/pictures/${name}.png`, await scene(browser, demo.origin));
    console.log(`docs/pictures/${name}.png: ${Math.round(size / 1000)} kB`);
  }
} finally {
  await browser.close();
  await demo.stop();
}
