import {listSamples} from '../../src/tools/docs/samples.ts';
import {readDocuments} from '../../src/tools/site/documents.ts';
import {isLive, samplePage} from '../../src/tools/site/live-samples.ts';
import {findEngine} from '../engines/engines.ts';
import type {EngineName, Tab} from '../engines/launcher.ts';
import {eventually} from '../journeys/visit.ts';
import {expect, test} from './fixtures.ts';

// Chromium has the other tests of the site.
const ENGINES: readonly EngineName[] = ['Firefox', 'WebKit'];

const SAMPLES = listSamples().filter(isLive);

for (const engine of ENGINES) {
  test(`every page, every sample and the playground’s search work in ${engine}`, async ({site}) => {
    test.setTimeout(600_000);
    const browser = await (await findEngine(engine)).start();
    const tab = await browser.open(site.address);
    try {
      await eventually(async () =>
        expect(await tab.read('Boolean(navigator.serviceWorker.controller)')).toBe(true),
      );
      for (const {address, title} of readDocuments()) {
        await tab.goto(site.address + address);
        expect(await tab.read('document.querySelector("h1").textContent'), address).toContain(title);
      }
      for (const sample of SAMPLES) await seeSample(tab, site.address + samplePage(sample), sample.notes[0]);
      await tab.goto(`${site.address}playground/store/locale=ja/search?q=じゃけっと`);
      await eventually(async () =>
        expect(await tab.read('document.querySelector(".search-card").textContent')).toContain('ジャケット'),
      );
    } finally {
      await browser.close();
    }
  });
}

async function seeSample(tab: Tab, address: string, state = 'ready'): Promise<void> {
  await tab.goto(`${address}?q=ジャケット`);
  await eventually(async () => {
    const states = await tab.read<
      string[]
    >(`[...document.querySelectorAll('search-results, facet-panel')].map(element => {
      element.scrollIntoView();
      return element.dataset.state ?? '';
    })`);
    expect(
      states.filter(each => each !== state),
      address,
    ).toEqual([]);
  });
}
