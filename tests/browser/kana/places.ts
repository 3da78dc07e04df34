import type { DraftContent } from '../../../src/server/services/kana/draft-content.ts';
import { blockText, blockWords } from '../../words/block-text.ts';
import { dialogWords } from '../../words/dialog-words.ts';
import { field } from '../../words/field.ts';
import { callPortal } from '../harness/call-portal.ts';
import { latestCode } from '../harness/latest-code.ts';
import { readByPhone, signByPhone } from '../harness/phone.ts';
import type { Place } from '../look/place.ts';
import { errorTitle, errorTypes } from './error-screen.ts';
import { type KanaScreen, kanaCalls, kanaScreens } from './kana.ts';
import {
  adopted,
  at,
  begun,
  chosen,
  codeShown,
  corrected,
  correcting,
  everything,
  inOrder,
  ownName,
  press,
  refused,
  type Step,
  says,
  signed,
  signing,
  toCode,
  toReason,
  way,
  withdrawing,
  withdrawn,
} from './ways.ts';

export { pages } from './page-places.ts';

const unproved = { ...ownName, verified: false };

const wrongCode: Step = async (page, portal) => {
  const wrong = (await latestCode(portal)) === '000000' ? '000001' : '000000';
  await page.getByRole('textbox', { name: field('kana-input-verification-code', 'code').label }).fill(wrong);
  await press('next')(page, portal);
};

const otherReason: Step = async (page, portal) => {
  await page.getByRole('radio').last().check();
  await press('next')(page, portal);
};

const otherCardRead: Step = (page, portal) => readByPhone(page, portal, 'other');
const otherCardSigned: Step = (page, portal) => signByPhone(page, portal, { card: 'other' });

const top = (kind: string, expression: string) => says(blockWords('kana-top', kind, expression));
const read = (kind: string, expression: string) => says(blockText('kana-read-basic-information', kind, expression));

/** What a screen may look like: `[name, screen, way]`. */
const looks: readonly (readonly [name: string, screen: KanaScreen, reach: Place['reach']])[] = [
  ['top', 'top', way('top')],
  ['top-anonymous', 'top', way('top', { persona: null })],
  ['top-transfer', 'top', way('top', { persona: 'kana-transfer', last: top('banner', 'state.transferInProgress') })],
  [
    'top-early',
    'top',
    way('top', { settings: { 'kana.acceptance.from': '20990401' }, last: top('banner', 'facts.beforeAcceptance') }),
  ],
  [
    'top-late',
    'top',
    way('top', { settings: { 'kana.acceptance.to': '20200401' }, last: top('banner', 'facts.afterAcceptance') }),
  ],
  [
    'top-phone',
    'top',
    way('top', {
      persona: 'kana-phone-4-not-ready',
      last: top('banner', 'login.isLogin && facts.phoneCertificateNotReady'),
    }),
  ],
  ['top-history', 'top', way('top', { persona: 'kana-filed', last: top('button', 'item.isWithdrawable') })],
  ['top-recorded', 'top', way('top', { persona: 'kana-recorded', last: says('記載　すみれ') })],
  [
    'top-correction',
    'top',
    way('top', { persona: 'kana-correction', last: top('button', 'item.isAdjustable && has(item.latestMessage)') }),
  ],
  ['read', 'read', way('read')],
  [
    'read-phone',
    'read',
    way('read', { persona: 'kana-phone-4-not-ready', last: read('banner', 'facts.phoneCertificateNotReady') }),
  ],
  [
    'read-app',
    'read',
    way('read', {
      persona: 'kana-native-app',
      last: read('text', "login.loginType in ['3', '4'] && missing(state.draft)"),
    }),
  ],
  ['read-qr', 'read', way('read', { press: ['read'], last: codeShown })],
  [
    'read-other-card',
    'read',
    way('read', {
      press: ['read'],
      last: inOrder(codeShown, otherCardRead, read('banner', "state.cardProblem == 'EL2205'")),
    }),
  ],
  ['family', 'family', way('family', { draft: begun })],
  ['family-abroad', 'family', way('family', { persona: 'kana-abroad', draft: begun })],
  ['family-seasons', 'family', way('family', { persona: 'kana-seasons', draft: begun })],
  ['family-no-furigana', 'family', way('family', { persona: 'kana-no-furigana', draft: begun })],
  ['select', 'select', way('select', { draft: begun })],
  ['select-chosen', 'select', way('select', { draft: everything })],
  ['select-error', 'select', way('select', { draft: begun, press: ['next'], last: refused })],
  ['select-locked', 'select', way('select', { persona: 'kana-no-furigana', draft: begun })],
  ['select-filed', 'select', way('select', { persona: 'kana-filed', draft: begun })],
  ['input', 'input', way('input', { draft: chosen })],
  ['input-filled', 'input', way('input', { draft: everything })],
  ['input-error', 'input', way('input', { draft: chosen, press: ['next'], last: refused })],
  ['qualification', 'qualification', way('qualification', { draft: everything })],
  ['qualification-error', 'qualification', way('qualification', { ...adopted, press: ['next'], last: refused })],
  ['address', 'address', way('address', { draft: everything })],
  ['address-error', 'address', way('address', { ...adopted, press: ['next'], last: refused })],
  ['contact', 'contact', way('contact', { draft: everything })],
  ['contact-error', 'contact', way('contact', { draft: chosen, press: ['next'], last: refused })],
  ['code', 'code', way('code', { draft: unproved })],
  ['code-error', 'code', way('code', { draft: unproved, last: inOrder(wrongCode, refused) })],
  ['check', 'check', way('check', { draft: everything })],
  ['agreement', 'agreement', way('agreement', { draft: ownName })],
  ['agreement-error', 'agreement', way('agreement', { draft: ownName, press: ['next'], last: refused })],
  ['sign', 'sign', signing()],
  ['sign-qr', 'sign', signing(toCode)],
  [
    'sign-other-card',
    'sign',
    signing(
      inOrder(
        toCode,
        otherCardSigned,
        says(blockText('kana-digital-signature', 'banner', "state.cardProblem == 'EL2205'")),
      ),
    ),
  ],
  ['complete', 'complete', signing(inOrder(signed, at('complete')))],
  ['correct', 'correct', correcting()],
  ['correct-error', 'correct', correcting(inOrder(press('next'), refused))],
  ['correct-details', 'correct', correcting(undefined, 'kana-correction-details')],
  ['check-correction', 'checkCorrection', correcting(corrected)],
  ['sign-correction', 'signCorrection', correcting(inOrder(corrected, press('next'), at('signCorrection')))],
  [
    'complete-correction',
    'completeCorrection',
    correcting(inOrder(corrected, press('next'), at('signCorrection'), signed, at('completeCorrection'))),
  ],
  ['withdraw', 'withdraw', withdrawing()],
  ['reason', 'reason', withdrawing(toReason)],
  ['reason-error', 'reason', withdrawing(inOrder(toReason, otherReason, refused))],
  ['check-withdrawal', 'checkWithdrawal', withdrawing(withdrawn)],
  [
    'complete-withdrawal',
    'completeWithdrawal',
    withdrawing(inOrder(withdrawn, press('next'), at('completeWithdrawal'))),
  ],
];

const errorPlace = (name: string, heading: string, query: string): Place => ({
  name: `kana-error-${name}`,
  heading,
  reach: async (portal, page) => {
    await portal.login('kana-couple');
    await page.goto(`${portal.origin}/svc/kana/error?${query}`);
  },
});

export const screens: readonly Place[] = [
  ...looks.map(([name, screen, reach]) => ({ name: `kana-${name}`, heading: kanaScreens[screen].title, reach })),
  ...errorTypes.map((type) => errorPlace(type, errorTitle(type), `type=${type}&code=ED0000`)),
  errorPlace('process', errorTitle('02', 'process'), 'type=02&reason=process'),
  {
    name: 'kana-error-agent',
    heading: errorTitle('00', 'agent'),
    reach: async (portal, page) => {
      await portal.login('agent');
      await page.goto(`${portal.origin}/svc/kana/top`);
    },
  },
];

/** By its name without `kana-`. */
export function kanaScreen(name: string): Place {
  const found = screens.find((place) => place.name === `kana-${name}`);
  if (found === undefined) throw new Error(`there is no place kana-${name}`);
  return found;
}

/** Another tab of the same citizen saves a reading, and this one types another. */
const savedElsewhere: Step = async (page, portal) => {
  const { reports, revision } = await callPortal<DraftContent>(portal, kanaCalls.inputGet);
  const changed = reports.map((report) => (report.isChecked ? { ...report, furigana: 'ミホン' } : report));
  await callPortal(portal, kanaCalls.inputSave, { reports: changed, revision });
  await page.getByRole('main').getByRole('textbox').first().fill('タロウ');
};

const withdrawalBegun: Step = async (_page, portal) => {
  const { procedures } = await callPortal<{ procedures: { id: string }[] }>(portal, kanaCalls.histories);
  await callPortal(portal, kanaCalls.create, { type: '3', procedureId: procedures[0]?.id });
};

const readOwnCard: Step = (page, portal) => readByPhone(page, portal);
const timePasses: Step = (page) => page.clock.fastForward(301_000);
const refusedCode = (path: string) => ({ path, resultCode: '0001', errorCode: 'ED1517', errorMessage: '' });

const titled = (name: string, screen = 'kana-top') => dialogWords(screen, name).title;

/** `[name, heading, way]`. */
const questions: readonly (readonly [name: string, heading: string, reach: Place['reach']])[] = [
  ['pause', titled('pauseProcedure'), way('check', { draft: everything, press: ['cancel'] })],
  ['pause-unsaved', titled('pauseProcedure'), way('read', { press: ['cancel'] })],
  ['leave', titled('leaveForTop'), correcting(press('leaveCorrection'))],
  [
    'input-kept',
    titled('inputKept', 'kana-read-basic-information'),
    async (portal, page) => {
      await way('input', { draft: everything })(portal, page);
      await page.goto(`${portal.origin}/svc/kana/top`);
      await inOrder(press('start'), press('read'), codeShown, readOwnCard)(page, portal);
    },
  ],
  [
    'correction-over',
    titled('correctionOver'),
    way('top', { last: (page, portal) => page.goto(`${portal.origin}/svc/kana/top?correct=gone`) }),
  ],
  ['message', '振り仮名の訂正のお願い', way('top', { persona: 'kana-correction', press: ['readMessage'] })],
  [
    'under-15',
    titled('under15'),
    way('read', { persona: 'kana-under-15', press: ['read'], last: inOrder(codeShown, readOwnCard) }),
  ],
  [
    'other-draft',
    titled('otherDraft', 'kana-read-basic-information'),
    way('read', { persona: 'kana-filed', last: inOrder(withdrawalBegun, press('read'), codeShown, readOwnCard) }),
  ],
  [
    'opened-elsewhere',
    titled('openedElsewhere'),
    way('input', { draft: everything, last: inOrder(savedElsewhere, press('next')) }),
  ],
  [
    'not-submitted',
    dialogWords('kana-top', 'notSubmitted', { 'claims.notAccepted': '' }).title,
    async (portal, page) => {
      await withdrawing(withdrawn)(portal, page);
      await portal.fault({ path: kanaCalls.submit, resultCode: '0001', errorCode: 'EDV999', errorMessage: '' });
      await press('next')(page, portal);
    },
  ],
  [
    'sign-expired',
    titled('qrExpired'),
    async (portal, page) => {
      await page.clock.install();
      await signing(inOrder(toCode, timePasses))(portal, page);
    },
  ],
  [
    'sign-unreadable',
    titled('qrReadError'),
    signing(press('sign'), { faults: [refusedCode(kanaCalls.signatureQrInfo)] }),
  ],
  [
    'phone-certificate',
    titled('registerPhoneCertificate'),
    way('read', { persona: 'kana-phone-4-not-ready', press: ['read'] }),
  ],
];

export const dialogs: readonly Place[] = questions.map(([name, heading, reach]) => ({
  name: `kana-${name}`,
  heading,
  reach,
}));

export const samples = ['kana-check', 'kana-opened-elsewhere'];
