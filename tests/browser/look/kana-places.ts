import type { Page } from 'playwright/test';
import {
  chooseReports,
  type DraftFilling,
  draftNotification,
  expectKana,
  informant,
  type KanaScreen,
  kanaHeading,
  kanaScreens,
  latestCode,
  openKana,
  pressKana,
  pressTo,
  readByPhone,
  reportGroup,
  signByPhone,
} from '../harness/kana.ts';
import type { Fault, Portal } from '../harness/portal.ts';
import { expect } from '../harness/test.ts';
import type { Place } from './places.ts';

interface Way {
  readonly persona?: string;
  /** A notification that is under way; absent: nothing has been begun. */
  readonly draft?: DraftFilling;
  readonly settings?: Record<string, unknown>;
  readonly faults?: readonly Fault[];
  readonly screen: KanaScreen;
  /** Of the address, example `?type=02`. */
  readonly query?: string;
  /** Buttons of the screen, pressed one after another. */
  readonly press?: readonly string[];
  /** What is done or waited for last. */
  readonly last?: (page: Page, portal: Portal) => Promise<unknown>;
}

/** Logs in, begins what is under way, opens the screen and presses. */
function way({ persona = 'kana-couple', draft, settings, faults = [], screen, query, press = [], last }: Way) {
  return async (portal: Portal, page: Page) => {
    await portal.login(persona);
    if (settings !== undefined) await portal.settings(settings);
    if (draft !== undefined) await draftNotification(portal, draft);
    for (const fault of faults) await portal.fault(fault);
    await openKana(portal, screen, query);
    await shown(page, screen);
    for (const name of press) await pressKana(page, name);
    await last?.(page, portal);
  };
}

/** The screen's own blocks are there, not only what frames them. */
async function shown(page: Page, screen: KanaScreen): Promise<void> {
  await expect(kanaHeading(page, screen)).toBeVisible();
  await expect(page.getByRole('main').locator('.ui-button, .ui-banner').first()).toBeVisible();
}

const familyName = { furigana: 'トドケデ' };
/** Own names and those of the child whose parent files them: every screen of the way is shown. */
const everything: DraftFilling = {
  reports: {
    'family-name': familyName,
    'first-name-1': { furigana: 'タダシ' },
    'first-name-3': { furigana: 'コハル', qualificationType: '016' },
  },
};
/** The same before anything was typed. */
const chosen: DraftFilling = {
  reports: { 'family-name': {}, 'first-name-1': {}, 'first-name-3': {} },
  contact: null,
};
const ownName: DraftFilling = { reports: { 'first-name-1': { furigana: 'タダシ' } } };
const unproved: DraftFilling = { ...ownName, verified: false };

const summary = (page: Page) => expect(page.getByRole('region', { name: '入力内容に誤りがあります' })).toBeVisible();
const qrShown = (page: Page) => expect(page.getByRole('main').getByRole('timer')).toBeVisible();
const says = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

/** From the history of the sample person into the correction or withdrawal of what was filed. */
const answering = (type: '2' | '3', last?: Way['last'], persona = type === '2' ? 'kana-correction' : 'kana-filed') =>
  way({
    persona,
    screen: 'top',
    press: [type === '2' ? '届出を訂正する' : '届出を取り下げる'],
    last: async (page, portal) => {
      await shown(page, type === '2' ? 'correct' : 'withdraw');
      await last?.(page, portal);
    },
  });

const signed = async (page: Page, portal: Portal) => {
  await page.getByRole('checkbox').check();
  await pressTo(page, 'sign', '署名に進む');
  await pressKana(page, '署名する');
  await qrShown(page);
  await signByPhone(page, portal);
  await expectKana(page, 'complete');
};

const corrected = async (page: Page) => {
  await reportGroup(page, /名（のぞみ）/u)
    .getByRole('textbox')
    .fill('ノゾミ');
  await pressTo(page, 'checkCorrection');
};

const withdrawn = async (page: Page) => {
  await pressTo(page, 'reason', '理由の選択に進む');
  await page.getByRole('radio').first().check();
  await pressTo(page, 'checkWithdrawal');
};

/** `[name, screen, way]`; the heading is the screen's. */
type Row = readonly [name: string, screen: KanaScreen, reach: Place['reach'], ids?: string];
const at = (name: string, screen: KanaScreen, more: Omit<Way, 'screen'> = {}, ids?: string): Row =>
  ids === undefined ? [name, screen, way({ screen, ...more })] : [name, screen, way({ screen, ...more }), ids];

const rows: readonly Row[] = [
  at('top', 'top'),
  [
    'top-anonymous',
    'top',
    async (portal, page) => {
      await openKana(portal, 'top');
      await shown(page, 'top');
    },
  ],
  at('top-transfer', 'top', { persona: 'kana-transfer', last: says('異動処理中') }),
  at('top-before-acceptance', 'top', {
    settings: { 'kana.acceptance.from': '20990401' },
    last: says('から受け付けます'),
  }),
  at('top-after-acceptance', 'top', { settings: { 'kana.acceptance.to': '20200401' }, last: says('で終わりました') }),
  at('top-phone-certificate', 'top', { persona: 'kana-phone-4-not-ready', last: says('電子証明書は') }),
  at('top-history', 'top', { persona: 'kana-filed', last: says('届出を取り下げる') }),
  at('top-history-correction', 'top', { persona: 'kana-correction', last: says('届出を訂正する') }),
  at('read', 'read'),
  at('read-qr', 'read', { press: ['読み取る'], last: qrShown }),
  at('read-other-card', 'read', {
    press: ['読み取る'],
    last: async (page, portal) => {
      await readByPhone(page, portal, 'other');
      await says('ログインしたときのカードと違います')(page);
    },
  }),
  at('read-phone-certificate', 'read', {
    persona: 'kana-phone-4-not-ready',
    last: says('登録してから、読み取ってください'),
  }),
  at('family', 'family', { draft: chosen }),
  at('family-abroad', 'family', { persona: 'kana-abroad', draft: { contact: null, reports: {} } }),
  at('family-seasons', 'family', { persona: 'kana-seasons', draft: { contact: null, reports: {} } }),
  at('select', 'select', { draft: { contact: null, reports: {} } }),
  at('select-error', 'select', { draft: { contact: null, reports: {} }, press: ['次へ'], last: summary }),
  at('select-locked', 'select', { persona: 'kana-no-furigana', draft: { contact: null, reports: {} } }),
  at('select-filed', 'select', { persona: 'kana-filed', draft: { contact: null, reports: {} } }),
  at('input', 'input', { draft: chosen }),
  at('input-filled', 'input', { draft: everything }),
  at('input-error', 'input', { draft: chosen, press: ['次へ'], last: summary }),
  at('qualification', 'qualification', { draft: chosen }),
  at('qualification-error', 'qualification', {
    persona: 'kana-adoptive',
    draft: { reports: { 'first-name-2': {}, 'first-name-3': {} }, contact: null },
    press: ['次へ'],
    last: summary,
  }),
  at('address', 'address', { draft: everything }),
  at('address-error', 'address', {
    persona: 'kana-adoptive',
    draft: { reports: { 'first-name-2': {}, 'first-name-3': {} }, contact: null },
    press: ['次へ'],
    last: summary,
  }),
  at('contact', 'contact', { draft: { ...ownName, contact: null } }),
  at('contact-error', 'contact', { draft: { ...ownName, contact: null }, press: ['次へ'], last: summary }),
  at('code', 'code', { draft: unproved }),
  at('code-error', 'code', {
    draft: unproved,
    last: async (page, portal) => {
      const wrong = (await latestCode(portal)) === '000000' ? '000001' : '000000';
      await page.getByRole('textbox', { name: '確認コード' }).fill(wrong);
      await pressKana(page);
      await summary(page);
    },
  }),
  at('check', 'check', { draft: everything }),
  at('agreement', 'agreement', { draft: ownName }),
  at('agreement-error', 'agreement', { draft: ownName, press: ['署名に進む'], last: summary }),
  [
    'sign',
    'sign',
    way({
      screen: 'agreement',
      draft: ownName,
      last: async (page) => {
        await page.getByRole('checkbox').check();
        await pressTo(page, 'sign', '署名に進む');
      },
    }),
  ],
  [
    'sign-qr',
    'sign',
    way({
      screen: 'agreement',
      draft: ownName,
      last: async (page) => {
        await page.getByRole('checkbox').check();
        await pressTo(page, 'sign', '署名に進む');
        await pressKana(page, '署名する');
        await qrShown(page);
      },
    }),
  ],
  [
    'sign-other-card',
    'sign',
    way({
      screen: 'agreement',
      draft: ownName,
      last: async (page, portal) => {
        await page.getByRole('checkbox').check();
        await pressTo(page, 'sign', '署名に進む');
        await pressKana(page, '署名する');
        await qrShown(page);
        await signByPhone(page, portal, { card: 'other' });
        await says('違うカードで署名')(page);
      },
    }),
  ],
  ['complete', 'complete', way({ screen: 'agreement', draft: ownName, last: signed })],
  ['correct', 'correct', answering('2')],
  [
    'correct-error',
    'correct',
    answering('2', async (page) => {
      await pressKana(page);
      await summary(page);
    }),
  ],
  ['correct-details', 'correct', answering('2', undefined, 'kana-correction-details')],
  ['check-correction', 'checkCorrection', answering('2', corrected)],
  [
    'sign-correction',
    'signCorrection',
    answering('2', async (page) => {
      await corrected(page);
      await pressTo(page, 'signCorrection', '署名に進む');
    }),
  ],
  [
    'complete-correction',
    'completeCorrection',
    answering('2', async (page, portal) => {
      await corrected(page);
      await pressTo(page, 'signCorrection', '署名に進む');
      await pressKana(page, '署名する');
      await qrShown(page);
      await signByPhone(page, portal);
      await expectKana(page, 'completeCorrection');
    }),
  ],
  ['withdraw', 'withdraw', answering('3')],
  ['reason', 'reason', answering('3', (page) => pressTo(page, 'reason', '理由の選択に進む'))],
  [
    'reason-error',
    'reason',
    answering('3', async (page) => {
      await pressTo(page, 'reason', '理由の選択に進む');
      await page.getByRole('radio').last().check();
      await pressKana(page);
      await summary(page);
    }),
  ],
  ['check-withdrawal', 'checkWithdrawal', answering('3', withdrawn)],
  [
    'complete-withdrawal',
    'completeWithdrawal',
    answering('3', async (page) => {
      await withdrawn(page);
      await pressTo(page, 'completeWithdrawal', '届出を取り下げる');
    }),
  ],
];

export const kanaPlaces: readonly Place[] = rows.map(([name, screen, reach, ids]) => ({
  name: `kana-${name}`,
  heading: kanaScreens[screen].title,
  reach,
  ...(ids !== undefined && { ids }),
}));
void [chooseReports, informant];
