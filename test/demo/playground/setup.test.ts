import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nameOf, readControls} from '../../../demo/playground/controls.ts';
import {playgroundPage} from '../../../demo/playground/page.ts';
import {readSetup, writeSetup} from '../../../demo/playground/setup.ts';
import {sampleHtml} from '../../../demo/playground/store/sample.ts';

const FULL =
  'locale=ja&look=dawn&scheme=dark&store=own&currency=EUR&state=failing&inspector=open&facet-panel.mode=bar';

test('a setup that is written and read again is the same', () => {
  const setup = readSetup(FULL);
  assert.deepEqual(readSetup(writeSetup(setup)), setup);
  assert.equal(new URLSearchParams(writeSetup(setup)).get('facet-panel.mode'), 'bar');
});

test('a setup of a language alone has the visitor’s colours, and unknown values are the defaults', () => {
  assert.equal(writeSetup(readSetup('ja')), 'locale=ja&scheme=auto');
  assert.equal(writeSetup(readSetup('look=none&currency=€&state=<b>&other=1')), 'locale=en');
});

test('the sample to copy has the chosen attributes and escapes their values', () => {
  const sample = sampleHtml(
    readSetup('locale=en&search-results.quick-add=&search-results.query="><b>'),
    'JPY',
  );
  assert.match(sample, /<search-results quick-add query="&quot;&gt;&lt;b&gt;"><\/search-results>/);
  assert.match(sample, /<facet-panel><\/facet-panel>/);
  assert.match(sample, /"locale": "en", "currency": "JPY"/);
});

test('the playground has a control for each attribute that an element does not set itself', () => {
  const names = readControls().map(nameOf);
  assert.ok(names.includes('search-results.paging'));
  assert.ok(!names.some(name => name.endsWith('.data-state')));
  for (const locale of ['en', 'ja'] as const) {
    const {body} = playgroundPage(locale);
    for (const name of names) assert.ok(body.includes(`name="${name}"`), name);
  }
});
