import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { wayOf } from '../../runtime/way.ts';
import { answers, type DraftFacts, draftOf, tabWith } from './draft.ts';
import { changes, own, type PressCase, presses } from './presses.ts';
import { backFrom, changeable, forwardFrom, type Inner, inner, type WayFacts } from './way-sentences.ts';

const project = projectOf();
const check = 'kana-confirm-report-details';

/** Every combination of flags. */
function combinations<Name extends string>(names: readonly Name[]): readonly { readonly [name in Name]: boolean }[] {
  return names.reduce<readonly { [name in Name]: boolean }[]>(
    (all, name) => all.flatMap((one) => [false, true].map((value) => ({ ...one, [name]: value }))),
    [{} as { [name in Name]: boolean }],
  );
}

/** At least one report is checked, and three checked reports make a list of more than two. */
function isPossible({ ownFirstName, ownFamilyName, othersFirstName, isLongList }: WayFacts): boolean {
  const checked = [ownFirstName, ownFamilyName, othersFirstName].filter(Boolean).length;
  return checked > 0 && (checked < 3 || isLongList);
}

const given = ['ownFirstName', 'ownFamilyName', 'othersFirstName', 'isLongList', 'isEmigrant', 'isVerified'] as const;
const settings = combinations(['hasAddressRule', 'countsChecked', 'goesStraightBack']);
const nothing = { lacksKana: false, lacksQualification: false, lacksAddress: false };
const everything = { lacksKana: true, lacksQualification: true, lacksAddress: true };
const all = combinations([...given, 'cameFromConfirm']);

/** What is still empty, and from where a change is then tried: what is asked first does not depend on it. */
const lacking: readonly { readonly lacks: typeof nothing; readonly changed: readonly Inner[] }[] = [
  { lacks: nothing, changed: changeable },
  { lacks: everything, changed: ['select-target-report'] },
  { lacks: { ...nothing, lacksKana: true }, changed: ['select-target-report'] },
  { lacks: { ...nothing, lacksQualification: true }, changed: ['input-kana'] },
  { lacks: { ...nothing, lacksAddress: true }, changed: ['input-kana'] },
];

describe('forward and back from every inner screen, for every combination of the facts [KN-058 KN-059 KN-060 KN-061 KN-062 KN-063 KN-064 KN-065 KN-066 KN-067 KN-068 KN-069 KN-070 KN-071 KN-072 KN-073 KN-074 KN-075 KN-076 KN-077 KN-078 KN-079 KN-080 AM-073 AM-074 AM-075 AM-076 AM-123]', () => {
  it.each(settings)(
    'address rule $hasAddressRule, checked reports counted $countsChecked, straight back $goesStraightBack',
    async (chosen) => {
      const way = wayOf(project, 'kana', {
        'kana.address.rule': chosen.hasAddressRule,
        'kana.address.countsChecked': chosen.countsChecked,
        'change.straightBack': chosen.goesStraightBack,
      });
      const wrong: unknown[] = [];
      let compared = 0;
      for (const { lacks, changed } of lacking) {
        for (const one of all) {
          const facts: WayFacts = { ...one, ...lacks, ...chosen };
          if (!isPossible(facts)) continue;
          const { forward, back } = way.stand(
            { process: 'new', draft: draftOf(facts) },
            facts.cameFromConfirm ? check : null,
          );
          for (const from of facts.cameFromConfirm ? changed : inner) {
            // The code screen leads on only once the code was right.
            const isOn = from !== 'input-verification-code' || facts.isVerified;
            const expected = [isOn ? named(forwardFrom(from, facts)) : null, named(backFrom(from, facts))];
            const found = [isOn ? await forward(`kana-${from}`) : null, await back(`kana-${from}`)];
            compared += 1;
            if (found.join() !== expected.join()) wrong.push({ from, expected, found, facts });
          }
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(compared).toBe(3640);
    },
    30_000,
  );
});

function named(screen: Inner | 'top' | null): string | null {
  return screen === null ? null : `kana-${screen}`;
}

async function open(screen: Inner, facts: DraftFacts, settings: PressCase['settings'] = {}) {
  const storages = tabWith({ process: 'new', draft: draftOf(facts) });
  const browser = openBrowser({ project, storages, replies: answers, settings });
  await browser.open(`kana/${screen}`);
  expect(browser.at).toBe(`kana-${screen}`);
  return browser;
}

describe('pressed', () => {
  standStill();

  it.each(presses)('$title: $on, $press', async ({ on, facts, press, to, settings }) => {
    const browser = await open(on, facts, settings);
    await browser.press(press);
    expect(browser.at).toBe(`kana-${to}`);
  });

  it.each(changes)('$title from the confirm screen', async ({ on, facts, press, to }) => {
    const browser = await open('confirm-report-details', facts);
    await change(browser, on);
    await browser.press(press);
    expect(browser.at).toBe(`kana-${to}`);
  });

  it.each([
    { title: 'first what became necessary', settings: {}, on: 'kana-select-qualification' },
    { title: 'straight back, as a setting', settings: { 'change.straightBack': true }, on: check },
  ])("another's report is checked as well: $title [AM-123]", async ({ settings, on }) => {
    const browser = await open(
      'confirm-report-details',
      { ...own, isLongList: true, lacksQualification: true },
      settings,
    );
    await change(browser, 'select-target-report');
    const { reports } = draftOf({ ...own, othersFirstName: true, isLongList: true, lacksQualification: true });
    browser.screen.recordInput('reports', reports);
    await browser.press('next');
    expect(browser.at).toBe(on);
  });

  it('a changed e-mail address is verified, then the confirm screen comes [AM-074]', async () => {
    const browser = await open('confirm-report-details', own);
    await change(browser, 'input-contact-information');
    browser.screen.recordInput('email', 'taro@example.jp');
    await browser.press('next');
    expect(browser.at).toBe('kana-input-verification-code');
    browser.screen.recordInput('code', '123456');
    await pass(1);
    await browser.press('next');
    expect(browser.at).toBe(check);
  });

  it.each([
    ['kana/complete', { process: 'new' }],
    ['kana/complete-correction', { process: 'correction' }],
    ['kana/complete-withdrawal', { process: 'withdrawal' }],
  ])('there is no way back from %s [AM-073]', async (path, state) => {
    const submission = {
      type: { new: '1', correction: '2', withdrawal: '3' }[state.process],
      arrivalNumber: '1234567890123456',
      applicationNumber: 'A',
      procedureId: 'P',
      submissionDate: '20261120',
    };
    const browser = openBrowser({ project, storages: tabWith({ ...state, submission }), replies: answers });
    await browser.open(path);
    const shown = browser.at;
    await browser.press('back');
    expect([browser.at, browser.left]).toEqual([shown, []]);
  });
});

describe('correction and withdrawal follow the listed order [AM-073]', () => {
  it.each([
    [
      'correction',
      '2',
      ['apply-correction', 'confirm-correction', 'digital-signature-for-correction', 'complete-correction'],
    ],
    [
      'withdrawal',
      '3',
      ['withdrawal', 'select-withdrawal-reason', 'confirm-withdrawal-details', 'complete-withdrawal'],
    ],
  ])('%s', async (process, type, screens) => {
    const way = wayOf(project, 'kana', {});
    const { forward, back } = way.stand({ process, draft: draftOf({ ownFirstName: true }, type) }, null);
    const last = screens.length - 1;
    const found = await Promise.all(
      screens.map(async (name) => [await back(`kana-${name}`), await forward(`kana-${name}`)]),
    );
    const at = (index: number) => (screens[index] === undefined ? null : `kana-${screens[index]}`);
    expect(found).toEqual(screens.map((_, index) => [index === last ? null : at(index - 1), at(index + 1)]));
  });
});

async function change(browser: Awaited<ReturnType<typeof open>>, to: Inner): Promise<void> {
  browser.screen.change({ screen: `kana-${to}`, field: '', group: null, shownWhen: null });
  await browser.settle();
  expect(browser.at).toBe(`kana-${to}`);
  await pass(1);
}
