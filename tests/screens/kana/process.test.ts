import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../../src/runtime/storage/storage-keys.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, keepState, stateIn, tabWith } from './draft.ts';

const project = projectOf();
standStill();

type Process = 'new' | 'correction' | 'withdrawal';
const drafts = { new: '1', correction: '2', withdrawal: '3' } as const;
/** What is kept where a screen shows what came of a process. */
function keptAt(path: string, process: Process) {
  const numbers = { arrivalNumber: '1234567890123456', applicationNumber: 'A', procedureId: 'P' };
  const submission = { type: drafts[process], ...numbers, submissionDate: '20261120' };
  return path.startsWith('complete') ? { submission } : {};
}

/** The process each screen belongs to (section 4); those of nobody are never refused. */
const screens: readonly (readonly [path: string, process: Process | null])[] = [
  ['top', null],
  ['read-basic-information', 'new'],
  ['confirm-familyregister-information', 'new'],
  ['select-target-report', 'new'],
  ['input-kana', 'new'],
  ['select-qualification', 'new'],
  ['input-address', 'new'],
  ['input-contact-information', 'new'],
  ['input-verification-code', 'new'],
  ['confirm-report-details', 'new'],
  ['agreement', 'new'],
  ['digital-signature', 'new'],
  ['complete', 'new'],
  ['apply-correction', 'correction'],
  ['confirm-correction', 'correction'],
  ['digital-signature-for-correction', 'correction'],
  ['complete-correction', 'correction'],
  ['withdrawal', 'withdrawal'],
  ['select-withdrawal-reason', 'withdrawal'],
  ['confirm-withdrawal-details', 'withdrawal'],
  ['complete-withdrawal', 'withdrawal'],
  ['error', null],
];
/** Screens that load a saved draft: between the first screen of a process and its end. */
const afterStart = screens.filter(
  (row): row is readonly [string, Process] =>
    row[1] !== null && !/^(read-basic-information|apply-correction|withdrawal|complete.*)$/.test(row[0]),
);
const processes: readonly Process[] = ['new', 'correction', 'withdrawal'];

/** A tab in which the draft of that process is at its end. */
function tabOf(
  process: Process | undefined,
  kept: object = {},
  draft = process && draftOf({ ownFirstName: true, isVerified: true }, drafts[process]),
) {
  return tabWith({ process, draft, ...kept });
}

async function open(
  path: string,
  storages: ReturnType<typeof tabWith>,
  more: Partial<Parameters<typeof openBrowser>[0]> = {},
) {
  const browser = openBrowser({ project, storages, ...more, replies: { ...answers, ...more.replies } });
  await browser.open(`kana/${path}`);
  await browser.settle();
  return browser;
}

const refused = 'replace kana/error?type=02&reason=process';

describe('a screen of another process is refused: the error screen with type 02 [KN-088 AM-081]', () => {
  it.each(screens.flatMap(([path, own]) => processes.map((stored) => [path, stored, own] as const)))(
    '%s while %s is under way',
    async (path, stored, own) => {
      const storages = tabOf(stored, keptAt(path, stored));
      const browser = await open(path, storages);
      expect(browser.history.includes(refused)).toBe(own !== null && own !== stored);
      if (own !== null && own !== stored) {
        expect(browser.at).toBe('kana-error');
        expect(browser.screen.view.getState().scope.url).toEqual({ type: '02', reason: 'process' });
      }
      // KN-081: it is kept in the session and never overwritten (KN-087); only the top clears it (KN-089).
      expect(stateIn(storages, 'process')).toBe(path === 'top' ? undefined : stored);
    },
  );

  it('the error screen has a way to the top of the service, after a warning [AM-081]', async () => {
    const browser = await open('input-kana', tabOf('correction'));
    await browser.press('top');
    expect(browser.dialog?.name).toBe('leaveForTop');
    await browser.answerDialog('leave');
    expect(browser.at).toBe('kana-top');
  });
});

describe('which screens set the process when none is stored [KN-081]', () => {
  it.each([
    ['KN-084 the first screen of a notification', 'read-basic-information', 'new'],
    ['KN-085 the first screen of a correction', 'apply-correction', 'correction'],
    ['KN-086 AM-080 the first screen of a withdrawal', 'withdrawal', 'withdrawal'],
    ['KN-082 back from the app with session id and nonce', 'digital-signature?sessionId=s&nonce=n', 'new'],
    ['KN-082 with the other spelling', 'digital-signature?session_id=s&nonce=n', 'new'],
    [
      'KN-082 back from the app with a correction',
      'digital-signature-for-correction?sessionId=s&nonce=n',
      'correction',
    ],
  ] as const)('%s', async (_, path, process) => {
    const storages = tabWith({ draft: draftOf({ ownFirstName: true, isVerified: true }, drafts[process]) });
    const browser = await open(path, storages, { replies: { kanaSubmit: 'never' } });
    expect(stateIn(storages, 'process')).toBe(process);
    expect(browser.history).not.toContain(refused);
  });

  it.each([
    ['digital-signature', 'new'],
    ['digital-signature-for-correction', 'correction'],
  ] as const)('KN-083 %s with the intent-start flag', async (path, process) => {
    const storages = tabOf(undefined);
    const redirect = {
      targetUrl: `https://portal.example/svc/kana/${path}`,
      target: 'vue',
      scope: 'logout',
      expiry: Date.now() + 1000,
    };
    storages.local.setItem('signature.intent', JSON.stringify({ redirect }));
    const draft = draftOf({ ownFirstName: true, isVerified: true }, drafts[process]);
    const browser = await open(path, storages, { replies: { kanaTempInputGet: { body: draft } } });
    expect([browser.at, stateIn(storages, 'process')]).toEqual([`kana-${path}`, process]);
  });

  it.each(screens.filter(([path]) => path === 'top' || path === 'error' || path.startsWith('complete')))(
    '%s sets none',
    async (path) => {
      const storages = tabOf(undefined);
      await open(path, storages);
      expect(stateIn(storages, 'process')).toBeUndefined();
    },
  );

  it.each(afterStart)('AM-082 %s takes a missing process (%s) from the saved draft', async (path, own) => {
    const storages = tabWith({});
    const draft = draftOf({ ownFirstName: true, isVerified: true }, drafts[own]);
    const browser = await open(path, storages, { replies: { kanaTempInputGet: { body: draft } } });
    expect(browser.history).not.toContain(refused);
    expect(stateIn(storages, 'process')).toBe(own);
  });

  it.each(afterStart.filter(([, own]) => own !== 'new'))(
    'AM-082 %s refuses a saved draft of another process',
    async (path) => {
      const browser = await open(path, tabWith({}), { replies: { kanaTempInputGet: { body: draftOf() } } });
      expect([browser.at, browser.history.at(-1)]).toEqual(['kana-error', refused]);
    },
  );

  it.each(['input-kana', 'confirm-correction', 'select-withdrawal-reason'])(
    '%s without a saved draft: what was entered is gone (type 02) [ER-084]',
    async (path) => {
      const browser = await open(path, tabWith({}), { replies: { kanaTempInputGet: { code: 'EDV105' } } });
      expect([browser.at, browser.history.at(-1)]).toEqual(['kana-error', 'replace kana/error?type=02&code=EDV105']);
    },
  );
});

describe('the start screens do not overwrite the process [KN-087]', () => {
  it.each([
    ['read-basic-information', 'correction'],
    ['read-basic-information', 'withdrawal'],
    ['apply-correction', 'new'],
    ['withdrawal', 'new'],
    ['withdrawal', 'correction'],
    ['digital-signature?sessionId=s&nonce=n', 'correction'],
    ['digital-signature-for-correction?sessionId=s&nonce=n', 'new'],
  ] as const)('%s with %s', async (path, stored) => {
    const storages = tabOf(stored);
    const browser = await open(path, storages);
    expect([browser.history.at(-1), stateIn(storages, 'process')]).toEqual([refused, stored]);
  });
});

describe('a setting makes withdrawal share the process of corrections [AM-080]', () => {
  const settings = { 'kana.withdrawalProcess': 'correction' };

  it.each(screens.filter(([, own]) => own !== null && own !== 'new'))('%s goes with it', async (path, own) => {
    const storages = tabWith({
      process: 'correction',
      draft: draftOf({ ownFirstName: true }, drafts[own ?? 'new']),
      ...keptAt(path, own ?? 'new'),
    });
    const browser = await open(path, storages, { settings });
    expect(browser.history).not.toContain(refused);
  });

  it('the start of a withdrawal sets it', async () => {
    const storages = tabWith({ draft: draftOf({ ownFirstName: true }, '3') });
    await open('withdrawal', storages, { settings });
    expect(stateIn(storages, 'process')).toBe('correction');
  });

  it('a draft of a withdrawal gives it', async () => {
    const storages = tabWith({});
    await open('select-withdrawal-reason', storages, {
      settings,
      replies: { kanaTempInputGet: { body: draftOf({ ownFirstName: true }, '3') } },
    });
    expect(stateIn(storages, 'process')).toBe('correction');
  });

  it('a notification is refused as before', async () => {
    const browser = await open('withdrawal', tabOf('new'), { settings });
    expect(browser.history.at(-1)).toBe(refused);
  });
});

describe('the top of the service', () => {
  it('clears the process, the message id and the mail registration [KN-089 KN-090 KN-091]', async () => {
    const storages = tabWith({
      process: 'correction',
      messageId: 'M1',
      mail: { sentTo: 'hanako@example.jp', sentAt: 1, validMinutes: 10 },
    });
    await open('top', storages);
    expect(['process', 'messageId', 'mail'].map((name) => stateIn(storages, name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('deletes the temporary session [KN-092 AM-082]', async () => {
    const browser = await open('top', tabOf('new'));
    expect(browser.sent('kanaTempDelete')).toHaveLength(1);
  });

  it.each([
    ['top', {}],
    ['complete', keptAt('complete', 'new')],
  ])(
    '%s forgets what was typed, agreed to and to be changed: nothing of it turns up in the next notification [KN-092]',
    async (path, state) => {
      const storages = tabOf('new');
      const browser = await open('agreement', storages);
      browser.screen.recordInput('agreed', true);
      await browser.press('next');
      await browser.open('kana/confirm-report-details');
      browser.screen.change({ screen: 'kana-input-kana', field: '', group: null, shownWhen: null });
      await browser.settle();
      browser.screen.recordInput('furiganaOf.own.furigana', 'マエノ');
      for (const [name, value] of Object.entries(state)) keepState(storages, name, value);
      await browser.open(`kana/${path}`);
      // Who goes on from the top begins anew.
      storages.session.removeItem(storageKeys.state('kana', 'submission'));
      const next = draftOf({ ownFirstName: true, isVerified: true });
      keepState(storages, 'draft', next);
      await browser.open('kana/input-kana');
      expect(browser.screen.view.getState().form).toEqual({ 'furiganaOf.own.furigana': 'カナ' });
      await pass(1);
      await browser.press('next');
      expect(browser.at).toBe('kana-input-contact-information');
      await browser.open('kana/agreement');
      expect(browser.screen.view.getState().form).toEqual({});
      await browser.open('kana/digital-signature');
      expect(browser.at).toBe('kana-agreement');
    },
  );

  it.each([
    ['read-basic-information', 'back', 'new'],
    ['apply-correction', 'leaveCorrection', 'correction'],
    ['withdrawal', 'leaveWithdrawal', 'withdrawal'],
    ['error', 'top', 'new'],
  ] as const)('AM-082 inside the procedure, the way to it warns first: %s', async (path, action, process) => {
    const browser = await open(path, tabOf(process));
    await browser.press(action);
    expect([browser.at, browser.dialog?.name]).toEqual([`kana-${path}`, 'leaveForTop']);
    await browser.answerDialog('leave');
    expect(browser.at).toBe('kana-top');
  });
});
