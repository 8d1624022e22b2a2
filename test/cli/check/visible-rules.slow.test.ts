import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defaultReasons} from '../../../src/cli/check/visible-rules.ts';
import {LEDGER} from '../../../src/conformance/rules/ledger.ts';

/** Rules of the service without a line in a report, by the reason. */
const NO_LINES: Readonly<Record<string, readonly string[]>> = {
  'Whether results are good is not a matter of shape.': [
    '§1.2 morphology',
    '§1.2 variants',
    '§1.2 synonyms',
    '§4.1 locale',
  ],
  'The check would have to exceed a cap, or to know the load of other stores.': [
    '§8 window',
    '§8 search visitor',
    '§8 search shop',
    '§8 search combined',
    '§8 suggest visitor',
    '§8 suggest shop',
    '§8 suggest combined',
    '§8.1',
  ],
  'Another line says the same.': [
    '§1.5',
    '§1.6',
    '§1.7',
    '§4.1 request',
    '§4.1 contract',
    '§4.1 type',
    '§4.1 q',
    '§4.1 filter_option_name',
    '§4.1 metafield 1',
    '§4.1 metafield 4',
    '§4.1 contract 2',
    '§4.1 contract 3',
    '§4.1 contract 4',
    '§4.1 paging 2',
    '§5.2',
    '§5.3',
    '§5.4',
    '§8.2',
    '§8.3',
    '§8.4',
    '§8.6',
    '§9.1',
    '§9.2',
  ],
};

test('every rule of the service is a line of the report, or has a reason why not', () => {
  const ofService = LEDGER.filter(({binds}) => binds !== 'client').map(({id}) => id);
  const noLines = Object.values(NO_LINES).flat();
  assert.deepEqual(
    ofService.filter(id => !defaultReasons.has(id) && !noLines.includes(id)),
    [],
  );
  assert.deepEqual(
    noLines.filter(id => defaultReasons.has(id)),
    [],
  );
});
