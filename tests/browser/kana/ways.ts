import type { Page } from 'playwright/test';
import { legend } from '../../words/legend.ts';
import { press as pressIt } from '../harness/parts.ts';
import { signByPhone } from '../harness/phone.ts';
import type { Fault, Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import type { Place } from '../look/place.ts';
import {
  type DraftFilling,
  draftNotification,
  expectKana,
  type KanaScreen,
  kanaHeading,
  openKana,
  pressTo,
  reportGroup,
} from './kana.ts';

export type Step = (page: Page, portal: Portal) => Promise<unknown>;

export interface PlaceOptions {
  /** Default `kana-couple`; null: nobody is logged in. */
  readonly persona?: string | null;
  /** A notification that is under way; absent: nothing has been begun. */
  readonly draft?: DraftFilling;
  readonly settings?: Record<string, unknown>;
  readonly faults?: readonly Fault[];
  /** Buttons of the screen, pressed one after another. */
  readonly press?: readonly string[];
  /** What is done or waited for last. */
  readonly last?: Step;
}

/** Own names and those of the child whose parent files them: every screen of the way is shown. */
export const everything: DraftFilling = {
  reports: {
    'family-name': { furigana: 'トドケデ' },
    'first-name-1': { furigana: 'タダシ' },
    'first-name-3': { furigana: 'コハル', qualificationType: '016' },
  },
};
/** The same before anything was typed. */
export const chosen: DraftFilling = {
  reports: { 'family-name': {}, 'first-name-1': {}, 'first-name-3': {} },
  contact: null,
};
export const begun: DraftFilling = { reports: {}, contact: null };
export const ownName: DraftFilling = { reports: { 'first-name-1': { furigana: 'タダシ' } } };
/** Two children whose qualification or address the register does not tell. */
export const adopted: PlaceOptions = {
  persona: 'kana-adoptive',
  draft: { reports: { 'first-name-2': {}, 'first-name-3': {} }, contact: null },
};

/** Logs in, begins what is under way, opens the screen and presses. */
export function way(screen: KanaScreen, options: PlaceOptions = {}): Place['reach'] {
  const { persona = 'kana-couple', draft, settings, faults = [], press = [], last } = options;
  return async (portal, page) => {
    if (persona !== null) await portal.login(persona);
    if (settings !== undefined) await portal.settings(settings);
    if (draft !== undefined) await draftNotification(portal, draft);
    for (const fault of faults) await portal.fault(fault);
    await openKana(portal, screen);
    await drawn(page, screen);
    for (const name of press) await pressIt(page, name);
    await last?.(page, portal);
  };
}

/** The screen's own blocks are there, not only what frames them. */
export async function drawn(page: Page, screen: KanaScreen): Promise<void> {
  await expect(kanaHeading(page, screen)).toBeVisible();
  await expect(page.getByRole('main').locator('.ui-button').first()).toBeVisible();
}

/** Answers the municipality's request to correct, from the history on. */
export const correcting = (last?: Step, persona = 'kana-correction') =>
  way('top', {
    persona,
    press: ['correct'],
    last: inOrder((page) => drawn(page, 'correct'), last),
  });

/** Takes back what the sample person has filed, from the history on. */
export const withdrawing = (last?: Step) =>
  way('top', {
    persona: 'kana-filed',
    press: ['withdraw'],
    last: inOrder((page) => drawn(page, 'withdraw'), last),
  });

/** From the agreement on, with one's own name alone. */
export const signing = (last?: Step, more: PlaceOptions = {}) =>
  way('agreement', { draft: ownName, ...more, last: inOrder(toSigning, last) });

export function inOrder(...steps: readonly (Step | undefined)[]): Step {
  return async (page, portal) => {
    for (const step of steps) await step?.(page, portal);
  };
}

export const press =
  (name: string): Step =>
  (page) =>
    pressIt(page, name);

export const says =
  (text: string | RegExp): Step =>
  (page) =>
    expect(page.getByRole('main').or(page.getByRole('dialog')).getByText(text).first()).toBeVisible();

export const refused: Step = (page) =>
  expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toBeVisible();

export const codeShown: Step = (page) => expect(page.getByRole('main').getByRole('timer')).toBeVisible();

const toSigning: Step = async (page) => {
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', 'next');
};

export const toCode = inOrder(press('sign'), codeShown);

export const signed: Step = async (page, portal) => {
  await toCode(page, portal);
  await signByPhone(page, portal);
};

export const corrected: Step = async (page) => {
  await reportGroup(page, legend('kana-apply-correction', 'correctionOf', { type: '2', name: 'のぞみ' }))
    .getByRole('textbox')
    .fill('ノゾミ');
  await pressTo(page, 'checkCorrection');
};

export const toReason: Step = (page) => pressTo(page, 'reason', 'next');

export const withdrawn: Step = async (page) => {
  await pressTo(page, 'reason', 'next');
  await page.getByRole('radio').first().check();
  await pressTo(page, 'checkWithdrawal');
};

export const at =
  (screen: KanaScreen): Step =>
  (page) =>
    expectKana(page, screen);
