import * as accessibilityWording from '../../../../build/wording/server/accessibility.ts';
import * as commonWording from '../../../../build/wording/server/common.ts';
import { chip } from '../../kernel/page/chip.ts';
import { type Html, html } from '../../kernel/page/html.ts';
import type { Page } from '../../kernel/page/page.ts';
import { summary } from '../../kernel/page/summary.ts';
import { type Criterion, criteria, criterionTests, type Standing, standingOf } from './criteria.ts';
import { type Column, wordTable } from './word-table.ts';

const standings: { readonly [standing in Standing]: readonly [name: string, drawn: Html | string] } = {
  tested: [accessibilityWording.tested, chip('done', accessibilityWording.tested)],
  partly: [accessibilityWording.partly, chip('waiting', accessibilityWording.partly)],
  untested: [accessibilityWording.untested, chip('attention', accessibilityWording.untested)],
  none: [accessibilityWording.nothing, accessibilityWording.nothing],
};

const standards = [
  [accessibilityWording.jis, 'jis'],
  [accessibilityWording.wcag, 'wcag'],
] as const;

const isIn = (standard: 'jis' | 'wcag') => (criterion: Criterion) =>
  criterion.in === 'both' || criterion.in === standard;

const counts: readonly Column<(typeof standards)[number]>[] = [
  { label: accessibilityWording.standard, draw: ([name]) => name },
  { label: accessibilityWording.criterion, draw: ([, standard]) => criteria.filter(isIn(standard)).length },
  ...Object.entries(standings).map(([standing, [name]]) => ({
    label: name,
    draw: ([, standard]: (typeof standards)[number]) =>
      criteria.filter(isIn(standard)).filter((criterion) => standingOf(criterion) === standing).length,
  })),
];

const ofOne = { both: accessibilityWording.both, wcag: 'WCAG 2.2', jis: 'JIS' } as const;

const columns: readonly Column<Criterion>[] = [
  { label: accessibilityWording.criterion, draw: ({ number, name }) => `${number} ${name}` },
  { label: accessibilityWording.level, draw: ({ level }) => level },
  { label: accessibilityWording.standard, draw: (criterion) => ofOne[criterion.in] },
  {
    label: accessibilityWording.applies,
    draw: ({ none }) => (none === undefined ? accessibilityWording.appliesSo : accessibilityWording.appliesNot),
  },
  { label: accessibilityWording.result, draw: (criterion) => standings[standingOf(criterion)][1] },
  { label: accessibilityWording.proof, draw: howProven },
];

function howProven({ none, tests = [], byHand }: Criterion): Html {
  const names = tests.map(
    (name, index) =>
      html`${index > 0 && '、'}<a href="#test-${name}">${accessibilityWording.test({ number: numberOf(name) })}</a>`,
  );
  return html`${none ?? null}${names.length > 0 && html`${names}。`}${byHand !== undefined && accessibilityWording.byHand({ byHand })}`;
}

/** Tests are called by their place in the list of them. */
const numberOf = (name: string) => Object.keys(criterionTests).indexOf(name) + 1;

/** What the statement of a Japanese authority says (WAIC, 「対応度表記ガイドライン」 and 「試験結果の公開」), in its order. */
const statement: readonly (readonly [name: string, value: string])[] = [
  [accessibilityWording.declaredOn, accessibilityWording.declaredOnDay],
  [accessibilityWording.declaredBy, accessibilityWording.declaredByWhom],
  [accessibilityWording.standardAndYear, accessibilityWording.standardAndYearNames],
  [accessibilityWording.aimedLevel, accessibilityWording.aimedLevelName],
  [accessibilityWording.degree, accessibilityWording.degreeName],
  [accessibilityWording.range, accessibilityWording.rangeText],
  [accessibilityWording.technologies, accessibilityWording.technologiesNames],
  [accessibilityWording.chosen, accessibilityWording.chosenText],
  [accessibilityWording.testedIn, accessibilityWording.testedInText],
];

/** What the portal does for everybody, how that is stated, and criterion by criterion, folded, how far it is proven. */
export const accessibilityPage: Page = {
  title: accessibilityWording.title,
  isWide: true,
  main: html`<h1>${accessibilityWording.title}</h1>
    <p>${accessibilityWording.aim}</p>
    <h2>${accessibilityWording.efforts}</h2>
    <ul>
      <li>${accessibilityWording.keyboard}</li>
      <li>${accessibilityWording.enlarged}</li>
      <li>${accessibilityWording.readers}</li>
    </ul>
    <h2>${accessibilityWording.report}</h2>
    <p>${accessibilityWording.reportText}</p>
    <p><a class="ui-link" href="/help">${accessibilityWording.reportLink}</a></p>
    <h2>${accessibilityWording.statement}</h2>
    ${summary(statement)}
    <h2>${accessibilityWording.howFar}</h2>
    <p>${accessibilityWording.notYet}</p>
    ${wordTable({ caption: accessibilityWording.countsOfStandards, columns: counts, rows: standards })}
    <details>
      <summary>${accessibilityWording.results({ count: criteria.length })}</summary>
      <p>${accessibilityWording.sameCriteria}</p>
      ${wordTable({ caption: accessibilityWording.resultsAndProofs, columns, rows: criteria })}
      <h2>${accessibilityWording.tests}</h2>
      <p>${accessibilityWording.browsers}</p>
      <ol>${Object.entries(criterionTests).map(([name, { says }]) => html`<li id="test-${name}">${says}</li>`)}</ol>
    </details>
    <p><a class="ui-button ui-button-secondary" href="/">${commonWording.toTop}</a></p>`,
};
