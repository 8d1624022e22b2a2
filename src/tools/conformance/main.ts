import {readFileSync, writeFileSync} from 'node:fs';
import {readCriteria} from './criteria.ts';
import {conformancePage, judge, openAcr} from './report.ts';
import {readResults} from './results.ts';

// `npm run conformance`: runs after `npm run test:all`, and writes the accessibility conformance report from its results. With
// `-- somebody@example.com` it names the contact for the report. Fails if the test of a criterion did not run or did not pass.

const [email = 'nobody@storefront-search-elements.invalid'] = process.argv.slice(2);
const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
const subject = {version, email, date: new Date().toISOString().slice(0, 10)};
const resultOf = readResults();
const criteria = readCriteria().map(criterion => judge(criterion, resultOf));
writeFileSync('docs/machines/openacr.yaml', openAcr(criteria, subject));
writeFileSync('docs/conformance.md', conformancePage(criteria, subject));

const open = criteria.filter(
  ({adherence}) => adherence === 'not-evaluated' || adherence === 'does-not-support',
);
for (const {number, adherence, test} of open) console.error(`${number}: ${adherence}: ${test}`);
if (open.length > 0) process.exitCode = 1;
