import assert from 'node:assert/strict';
import {test} from 'node:test';
import {countReport, countTests} from '../harness/junit.ts';

test('counts tests inside and outside suites, and failed and broken ones separately', () => {
  const report = `<testsuites>
    <testcase name="a" time="0.1"/>
    <testsuite name="s" tests="2">
      <testcase name="b &quot;&gt;" time="0.1"><failure type="x">1 !== 2</failure></testcase>
      <testcase name="c"><error/></testcase>
    </testsuite>
  </testsuites>`;
  assert.deepEqual(countTests(report), {passed: 1, failed: 2});
});

test('counts a skipped test as failed', () => {
  assert.deepEqual(countTests('<testcase name="a"><skipped/></testcase>'), {passed: 0, failed: 1});
});

test('counts a file without tests as failed', () => {
  assert.deepEqual(countTests('<testcase name="/project/test/core/link.test.ts"/>'), {passed: 0, failed: 1});
});

test('counts a page test, whose class is its file', () => {
  const report = '<testcase name="a" classname="typing.test.ts" time="1"/>';
  assert.deepEqual(countTests(report), {passed: 1, failed: 0});
});

test('ignores the output that a test wrote', () => {
  const report = '<testcase name="a"><system-out><![CDATA[<testcase><failure/>]]></system-out></testcase>';
  assert.deepEqual(countTests(report), {passed: 1, failed: 0});
});

test('counts a missing report as one failure', () => {
  assert.deepEqual(countReport('test-results/none.xml'), {passed: 0, failed: 1});
});
