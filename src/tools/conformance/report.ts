import {stringify} from 'yaml';
import type {Criterion} from './criteria.ts';
import type {Result} from './results.ts';

/** A criterion with OpenACR's word for how well it is met. */
export interface Judged extends Criterion {
  readonly adherence: 'supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';
}

export function judge(criterion: Criterion, resultOf: (title: string) => Result): Judged {
  if (criterion.test === undefined) return {...criterion, adherence: 'not-applicable'};
  const result = resultOf(criterion.test);
  if (result === undefined) return {...criterion, adherence: 'not-evaluated'};
  return {...criterion, adherence: result === 'passed' ? 'supports' : 'does-not-support'};
}

/** The subject of a report. */
export interface Subject {
  readonly version: string;
  /** The day of the tests, such as `2026-11-29`. */
  readonly date: string;
  /** The email address of the contact for the report, which OpenACR requires. */
  readonly email: string;
}

const METHODS =
  'Automated tests in Chromium, Firefox and WebKit: axe, a virtual screen reader, the keyboard alone, 320 px, text at twice its size, ' +
  'text spacing, forced colours, reduced motion. No person with a disability, and no screen reader of a device, has tested it yet.';

/** Writes the report in OpenACR's format, by the catalogue of WCAG 2.2. */
export function openAcr(criteria: readonly Judged[], {version, date, email}: Subject): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter(criterion => criterion.level === level)
      .map(({number, adherence, remark}) => ({
        num: number,
        components: [{name: 'web', adherence: {level: adherence, notes: remark}}],
      })),
  });
  return stringify({
    title: 'Storefront Search Elements Accessibility Conformance Report',
    product: {
      name: 'Storefront Search Elements',
      version,
      description: 'Product search for Liquid stores: <search-box>, <search-results> and <facet-panel>.',
    },
    author: {name: 'Storefront Search Elements', email},
    report_date: date,
    last_modified_date: date,
    version: 1,
    notes: 'About the elements in the demo store. Colours and texts of a theme around them are the theme’s.',
    evaluation_methods_used: METHODS,
    license: 'MIT',
    catalog: '2.5-edition-wcag-2.2-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: {disabled: true},
    },
  });
}

const WORDS: Readonly<Record<Judged['adherence'], string>> = {
  supports: 'Supports',
  'does-not-support': 'Does not support',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
};

/** Writes the report as a guide. */
export function conformancePage(criteria: readonly Judged[], {version, date}: Subject): string {
  const rows = criteria.map(
    ({number, level, adherence, remark}) => `| ${number} | ${level} | ${WORDS[adherence]} | ${remark} |`,
  );
  return `# Accessibility conformance report

For reviewers. Version ${version}, tested on ${date} by WCAG 2.2, levels A and AA. \`npm run conformance\` writes this page, and
[the same in OpenACR's format](machines/openacr.yaml), from [the criteria](accessibility.md) and the results of their tests. “Supports” means
that the test of a criterion passed.

Tests ran in Chromium, Firefox and WebKit, with axe and a virtual screen reader. No person with a disability has tested the elements, and no
screen reader of a device. The report is about the elements in the demo store; a theme's own colours and texts are up to the theme.

| criterion | level | conformance | remarks |
|---|---|---|---|
${rows.join('\n')}
`;
}
