import assert from 'node:assert/strict';
import {Meter} from '../soak/meter.ts';
import {test} from './fixtures.ts';

test('the page releases the cards and facet values of previous searches', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=リネン');
  const meter = await Meter.open(page);
  const searchAll = async () => {
    for (const query of ['ジャケット', 'カップ', '椅子', '靴下', 'リネン']) {
      await shopper.search(query);
      await shopper.seeResults();
    }
    return meter.read();
  };
  // Fills the caches and loads the code.
  await searchAll();
  const before = await searchAll();
  await searchAll();
  const after = await searchAll();
  assert.ok(after.nodes - before.nodes < 100, `${before.nodes} nodes became ${after.nodes}`);
  assert.ok(
    after.listeners - before.listeners < 10,
    `${before.listeners} listeners became ${after.listeners}`,
  );
});
