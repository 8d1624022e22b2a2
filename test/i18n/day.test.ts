import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {formatDay} from '../../src/i18n/day.ts';

const {TZ} = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

for (const zone of ['America/Los_Angeles', 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati'])
  test(`a day is the one that the store has written, for a shopper in ${zone}`, () => {
    process.env.TZ = zone;
    for (const timestamp of [
      '2026-05-01T00:00:00Z',
      '2026-05-01T00:00:00+09:00',
      '2026-05-01T23:59:59-10:00',
      '2026-05-01',
    ])
      assert.equal(formatDay(timestamp, 'en'), 'May 1, 2026');
    assert.equal(formatDay('2026-05-01T00:00:00Z', 'ja'), '2026/05/01');
  });

test('what is no timestamp has no day', () => {
  for (const timestamp of [undefined, null, '', 'soon', '2026-99-99', 5])
    assert.equal(formatDay(timestamp, 'en'), '');
});
