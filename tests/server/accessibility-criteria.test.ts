import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accessibilityPage } from '../../src/server/pages/accessibility/accessibility-page.ts';
import { criteria, criterionTests, standingOf } from '../../src/server/pages/accessibility/criteria.ts';

/** A and AA of WCAG 2.0, which JIS X 8341-3:2016 takes over, by guideline: the numbers of the criteria. */
const jis: { readonly [guideline: string]: string } = {
  '1.1': '1',
  '1.2': '1 2 3 4 5',
  '1.3': '1 2 3',
  '1.4': '1 2 3 4 5',
  '2.1': '1 2',
  '2.2': '1 2',
  '2.3': '1',
  '2.4': '1 2 3 4 5 6 7',
  '3.1': '1 2',
  '3.2': '1 2 3 4',
  '3.3': '1 2 3 4',
  '4.1': '1 2',
};

/** A and AA of WCAG 2.2 that are new since 2.0. */
const since: { readonly [guideline: string]: string } = {
  '1.3': '4 5',
  '1.4': '10 11 12 13',
  '2.1': '4',
  '2.4': '11',
  '2.5': '1 2 3 4 7 8',
  '3.2': '6',
  '3.3': '7 8',
  '4.1': '3',
};

const levelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2';

const numbersOf = (standard: { readonly [guideline: string]: string }) =>
  Object.entries(standard).flatMap(([guideline, last]) => last.split(' ').map((number) => `${guideline}.${number}`));

const listed = (...standards: readonly string[]) =>
  criteria.filter((criterion) => standards.includes(criterion.in)).map(({ number }) => number);

it('all 38 criteria of JIS X 8341-3:2016 AA are there, each once', () => {
  expect(numbersOf(jis)).toHaveLength(38);
  expect(listed('both', 'jis').sort()).toEqual(numbersOf(jis).sort());
});

it('all 55 criteria of WCAG 2.2 AA are there, each once; 4.1.1 is gone', () => {
  const expected = [...numbersOf(jis).filter((number) => number !== '4.1.1'), ...numbersOf(since)];
  expect(expected).toHaveLength(55);
  expect(listed('both', 'wcag').sort()).toEqual(expected.sort());
});

it('each has its level and a name of its own', () => {
  expect(criteria.filter(({ level }) => level === 'A').map(({ number }) => number)).toEqual(levelA.split(' '));
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(criteria.length);
});

it('each either does not apply, or names what proves it or what people must still judge', () => {
  for (const { number, none, tests, byHand } of criteria)
    expect([number, none !== undefined, tests !== undefined || byHand !== undefined]).toEqual([
      number,
      none !== undefined,
      none === undefined,
    ]);
  const claimed = criteria.filter((criterion) => ['tested', 'partly'].includes(standingOf(criterion)));
  expect(claimed.filter(({ tests = [] }) => tests.length === 0)).toEqual([]);
});

/** `*`: any folder. */
function isThere(file: string): boolean {
  const [above, below] = file.split('*');
  if (above === undefined || below === undefined) return existsSync(file);
  return readdirSync(above).some((folder) => existsSync(`${above}${folder}${below}`));
}

it('every test that is named is there, and named by some criterion', () => {
  const named = criteria.flatMap(({ tests = [] }) => tests);
  expect([...new Set(named)].sort()).toEqual(Object.keys(criterionTests).sort());
  const files = Object.values(criterionTests).flatMap((one) => one.files);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

it('the page shows every criterion and leads to every test that it names', () => {
  const { markup } = accessibilityPage.main;
  for (const { number, name } of criteria) expect(markup).toContain(`<span>${number} ${name}</span>`);
  const links = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(criteria.length / 2);
  expect(links.filter((id) => !markup.includes(`id="${id}"`))).toEqual([]);
});
