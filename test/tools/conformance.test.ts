import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {Ajv} from 'ajv';
import {parse} from 'yaml';
import {readCriteria} from '../../src/tools/conformance/criteria.ts';
import {conformancePage, judge, openAcr} from '../../src/tools/conformance/report.ts';
import {readResults} from '../../src/tools/conformance/results.ts';

const subject = {version: '1.2.3', date: '2026-01-02', email: 'a@example.com'};
const criteria = readCriteria();

interface Report {
  readonly chapters: Readonly<
    Record<
      string,
      {
        readonly criteria?: readonly {
          readonly num: string;
          readonly components: readonly {
            readonly adherence: {readonly level: string; readonly notes: string};
          }[];
        }[];
      }
    >
  >;
}

test('the report has each criterion once, of both levels', () => {
  assert.equal(criteria.length, 55);
  assert.equal(new Set(criteria.map(({number}) => number)).size, 55);
  assert.equal(criteria.filter(({level}) => level === 'AA').length, 24);
});

test('a criterion is supported only if every test of its title ran and passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  writeFileSync(
    join(folder, 'node.xml'),
    `<testsuites><testcase name="axe finds nothing in /en"/><testcase name="axe finds nothing in /ja"><failure/></testcase>
     <testcase name="the keyboard reaches all"/></testsuites>`,
  );
  const resultOf = readResults(folder);
  const adherence = (title?: string) =>
    judge({number: '1.1.1', level: 'A', remark: '', ...(title && {test: title})}, resultOf).adherence;
  assert.equal(adherence('the keyboard reaches all'), 'supports');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in its source.
  assert.equal(adherence('axe finds nothing in ${path}'), 'does-not-support');
  assert.equal(adherence('a test of tomorrow'), 'not-evaluated');
  assert.equal(adherence(), 'not-applicable');
});

test('the report is valid by OpenACR’s schema', () => {
  const schema = JSON.parse(readFileSync('test/tools/openacr-0.1.0.schema.json', 'utf8'));
  const validate = new Ajv({strict: false}).compile(schema);
  const judged = criteria.map(criterion => judge(criterion, () => 'passed'));
  assert.ok(validate(parse(openAcr(judged, subject))), JSON.stringify(validate.errors));
  assert.ok(!validate(parse(openAcr(judged, subject).replace('email:', 'mail:'))));
});

test('the kept report has the criteria and remarks of the guide, and none that was not tested', () => {
  const {chapters} = parse(readFileSync('docs/machines/openacr.yaml', 'utf8')) as Report;
  const kept = Object.values(chapters).flatMap(({criteria = []}) => criteria);
  const remarks = new Map(kept.map(({num, components}) => [num, components[0]?.adherence]));
  for (const {number, remark, test: title} of criteria) {
    assert.equal(remarks.get(number)?.notes, remark, number);
    assert.equal(remarks.get(number)?.level, title === undefined ? 'not-applicable' : 'supports', number);
  }
  assert.ok(readFileSync('docs/conformance.md', 'utf8').includes(`| 1.4.3 | AA | Supports |`));
  assert.ok(conformancePage([], subject).includes('Version 1.2.3, tested on 2026-01-02'));
});
