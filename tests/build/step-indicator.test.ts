import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { withStepIndicator } from '../../scripts/build/with-step-indicator.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { loadProject } from '../../src/load/load-project.ts';
import type { Scope } from '../../src/model/expression.ts';
import { createEvaluator } from '../../src/runtime/values/evaluator.ts';
import { functions } from '../runtime/project.ts';
import { title } from '../words/title.ts';

const { screens } = withStepIndicator(loadProject(readProjectFiles(process.cwd()), vocabulary).project);

/** What the screen says, with these names. */
function said(name: string, scope: Scope) {
  const indicator = screens.find((screen) => screen.name === name)?.stepIndicator;
  if (!indicator) return null;
  const evaluator = createEvaluator(() => scope, functions, { locale: 'ja' } as never);
  return {
    current: evaluator.value(indicator.current),
    total: evaluator.value(indicator.total),
    next: evaluator.text(indicator.next),
  };
}

const flags = [true, false];
const code = 'kana-input-verification-code';

/** What decides which screens of a notification come. */
const people = flags.flatMap((reportsForOthers) =>
  flags.flatMap((needsAddress) =>
    flags.map((needsVerification) => ({ reportsForOthers, needsAddress, needsVerification })),
  ),
);

/** The screens that this person sees, in order. Once the code is entered, nobody needs one: its screen counts with the one before. */
const wayOf = ({ reportsForOthers, needsAddress, needsVerification }: (typeof people)[number]) => [
  'kana-read-basic-information',
  'kana-confirm-familyregister-information',
  'kana-select-target-report',
  'kana-input-kana',
  ...(reportsForOthers ? ['kana-select-qualification'] : []),
  ...(needsAddress ? ['kana-input-address'] : []),
  'kana-input-contact-information',
  ...(needsVerification ? ['kana-input-verification-code'] : []),
  'kana-confirm-report-details',
  'kana-agreement',
  'kana-digital-signature',
];

describe('how far one is', () => {
  it.each(people)('counts what this person does, one further on each screen, and never goes back: %o', (facts) => {
    const way = wayOf(facts);
    const isOver = (name: string) => way.indexOf(name) > way.indexOf(code);
    const told = way.map((name) =>
      said(name, {
        state: { draft: {} },
        facts: { ...facts, needsVerification: facts.needsVerification && !isOver(name) },
      }),
    );
    const counted = way.filter((name) => name !== code);
    expect(told.map((step) => step?.current)).toEqual(
      way.map((name, index) => (name === code ? index : counted.indexOf(name) + 1)),
    );
    const shares = told.map((step) => Number(step?.current) / Number(step?.total));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(told.at(-1)).toEqual({ current: counted.length, total: counted.length, next: '' });
    for (const [index, step] of told.entries())
      expect(['', title(way[index + 1] ?? way.at(-1) ?? '')]).toContain(step?.next);
  });

  it('says what comes next where that is known', () => {
    const facts = { reportsForOthers: false, needsAddress: true, needsVerification: false };
    const next = (name: string) => said(name, { state: { draft: {} }, facts })?.next;
    expect(next('kana-read-basic-information')).toBe(title('kana-confirm-familyregister-information'));
    expect(next('kana-input-kana')).toBe(title('kana-input-address'));
    expect(next('kana-input-contact-information')).toBe('');
  });

  it('names all steps where they are few and the same for everybody', () => {
    const names = (name: string) => screens.find((screen) => screen.name === name)?.stepIndicator?.names;
    const steps = ['nq-application-information', 'nq-application-confirmation', 'nq-application-agreement'];
    for (const step of steps) expect(names(step)).toEqual(steps.map((step) => title(step)));
    // Eight of them, and three of which one is asked of some alone.
    expect(names('kana-read-basic-information')).toEqual([]);
    expect(names('hpki-consent')).toEqual([]);
  });

  it('before the draft is there, what may come is counted', () => {
    expect(said('kana-input-address', { state: {} })).toMatchObject({ current: 6, total: 10 });
  });

  it('counts as the calling service does, where it counts; not where a flow has ended [FR-012 AM-119]', () => {
    const names = {
      launch: { progress: 5, step: 2 },
      settings: { steps: { advance: false } },
      route: { name: 'familyregister-select' },
    };
    expect(said('familyregister-select', names)).toEqual({
      current: 2,
      total: 5,
      next: '',
    });
    expect(said('kana-complete', {})).toBeNull();
  });
});
