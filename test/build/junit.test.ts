import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readOutcome, readReport} from '../support/runners/junit.ts';

test('counts tests inside and outside suites, and failed and broken ones separately', () => {
  const report = `<testsuites>
    <testcase name="a" time="0.1"/>
    <testsuite name="s" tests="2">
      <testcase name="b &quot;&gt;" classname="b.test.ts"><failure type="x">1 !== 2</failure></testcase>
      <testcase name="c" file="c.test.ts"><error message="no page"/></testcase>
    </testsuite>
  </testsuites>`;
  assert.deepEqual(readOutcome(report), {
    passed: 1,
    failures: ['b.test.ts: b ">\n1 !== 2', 'c.test.ts: c\nno page'],
  });
});

test('counts a skipped test as failed', () => {
  const report = '<testcase name="a" classname="a.test.ts"><skipped/></testcase>';
  assert.deepEqual(readOutcome(report), {passed: 0, failures: ['a.test.ts: a\nskipped']});
});

test('counts a file without tests as failed', () => {
  const report = '<testcase name="test/core/link.test.ts" classname="test"/>';
  assert.deepEqual(readOutcome(report), {
    passed: 0,
    failures: ['test: test/core/link.test.ts\nThe file has no tests.'],
  });
});

test('counts a page test, whose class is its file', () => {
  const report = '<testcase name="a" classname="typing.test.ts" time="1"/>';
  assert.deepEqual(readOutcome(report), {passed: 1, failures: []});
});

test('names the file of a failed test after the suite that Node’s runner gives each file', () => {
  const failed = '<testcase name="a" classname="test"><failure>1 !== 2</failure></testcase>';
  const report = `<testsuite name="test/core/link.test.ts"><testsuite name="s">${failed}</testsuite></testsuite>`;
  assert.deepEqual(readOutcome(report).failures, ['test/core/link.test.ts: a\n1 !== 2']);
});

test('counts an error after the end of a test, of which Node’s runner writes a comment', () => {
  const report =
    '<testsuites><testcase name="a"/><!-- Error: Test "a" threw late --><!-- pass 1 --></testsuites>';
  assert.deepEqual(readOutcome(report), {passed: 1, failures: ['Error: Test "a" threw late']});
});

test('ignores the output that a test wrote', () => {
  const report =
    '<testcase name="a"><system-out><![CDATA[<testcase><failure/></testcase>]]></system-out></testcase>';
  assert.deepEqual(readOutcome(report), {passed: 1, failures: []});
});

test('counts a missing report as one failure', () => {
  const failures = ['test-results/none.xml: the runner wrote no report'];
  assert.deepEqual(readReport('test-results/none.xml'), {passed: 0, failures});
});
