import { beforeAll, describe, expect, it } from 'vitest';
import type { Service } from '../../../src/model/service.ts';
import { findRow } from '../../../src/runtime/calls/error-rows.ts';
import { madeFailure } from '../../../src/runtime/calls/failure.ts';
import { openBrowser, type Replies, type Reply } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, stateIn, tabWith } from './draft.ts';
import { errorCodes } from './error-codes.ts';

const project = projectOf();
const [catalog] = project.catalogs;
standStill();
// What judges the fields of other screens is loaded when it is first needed; later it is there within a few turns.
beforeAll(() => import('../../../src/runtime/fields/field-parts.ts'));

const types: readonly (readonly [title: string, code: string, type: string])[] = [
  ...errorCodes,
  ['a code beside those of type 07', 'ELU209', '00'],
  ['a code beside those of type 07', 'ELU241', '00'],
  ['a code beside those of type 10', 'ELU231', '00'],
];

const other: readonly (readonly [title: string, reply: Reply, at: string])[] = [
  ['ER-088 HTTP 401', { status: 401 }, 'kana/error?type=06&code=B00199'],
  ['ER-133 result 9000', { resultCode: '9000' }, 'kana/error?type=00&code=B00199'],
  ['ER-134 result 9001', { resultCode: '9001' }, 'kana/error?type=00&code=B00199'],
  ['a malformed answer', { raw: 'oops' }, 'kana/error?type=00&code=B00199'],
];

async function open(path: string, replies: Replies, storages = working()) {
  const browser = openBrowser({ project, storages, replies: { ...answers, ...replies } });
  await browser.open(`kana/${path}`);
  await browser.settle();
  return browser;
}

function working() {
  return tabWith({ process: 'new', draft: draftOf() });
}

const families = 'confirm-familyregister-information';

describe('errors of calls lead to the error screen with their type', () => {
  it.each(types)('%s: %s is type %s', async (_, code, type) => {
    const browser = await open(families, { kanaGet: { code, message: '開発者のための文' } });
    expect([browser.at, browser.location.search]).toEqual(['kana-error', `?type=${type}&code=${code}`]);
    const title = browser.screen.text(browser.screen.screen.title);
    expect(title).toBe(
      catalog?.codes.find(({ name }) => name === 'kanaErrorTitle')?.codes.find(({ value }) => value === type)?.label,
    );
    // Nothing that was entered is lost.
    expect(stateIn(browser.storages, 'draft')).toEqual(draftOf());
  });

  it.each(other)('%s', async (_, reply, at) => {
    const browser = await open(families, { kanaGet: reply });
    expect(browser.history).toEqual([`replace ${at}`]);
  });

  it('result 0000 is success [ER-132]', async () => {
    const browser = await open(families, {});
    expect([browser.at, browser.screen.view.getState().phase]).toEqual([`kana-${families}`, 'ready']);
  });

  it.each([
    ['ER-135 result 9004 is maintenance', { resultCode: '9004' }, 'maintenance'],
    ['a lost connection', 'network', 'connectionLost'],
  ] as const)('%s, not a type', async (_, reply, dialog) => {
    const browser = await open(families, { kanaGet: reply });
    expect([browser.at, browser.dialog?.name]).toEqual([`kana-${families}`, dialog]);
  });
});

describe('one table for every call of the service [AM-089]', () => {
  const service = project.services.find(({ name }) => name === 'kana') as Service;
  const { first = [], otherwise = [], groups = {} } = catalog?.errors ?? {};
  const rowOf = (call: string, code: string) =>
    findRow({ ...madeFailure(code), call }, [first, service.errors, otherwise], groups, null);
  const calls = (catalog?.calls ?? [])
    .map(({ name }) => name)
    .filter((name) => /^kana|AuthCode$|^mailRegister$|^signature|^inputAssistance$/.test(name));

  it.each(calls.filter((call) => call !== 'kanaSubmit'))('%s', (call) => {
    const wrong = types.filter(([, code]) => code !== 'ELU216' && rowOf(call, code) !== rowOf('kanaGet', code));
    expect(wrong).toEqual([]);
  });

  it('ELU216 goes on only where nothing of the answer is used [AM-090]', () => {
    const used = calls.filter((call) => rowOf(call, 'ELU216')?.ignore !== true);
    expect(calls.filter((call) => !used.includes(call))).toEqual(['kanaTempDelete', 'mailRegister']);
  });

  it('submitting has a table of its own that comes first [AM-092 ER-136]', () => {
    const same = types.map(([, code]) => code).filter((code) => rowOf('kanaSubmit', code) === rowOf('kanaGet', code));
    expect(same).toEqual(['ED1107']);
  });
});

describe('submitting [AM-092]', () => {
  const filed = { sessionId: 's', nonce: 'n' };
  const signed = () => tabWith({ process: 'new', draft: draftOf(), signature: filed });
  const readyToSubmit = () => {
    const storages = signed();
    storages.session.setItem(
      'madoguchi.way.kana',
      JSON.stringify({
        value: { last: null, before: {}, accepted: ['kana-agreement'], returnTo: null },
        expiresAt: null,
      }),
    );
    return storages;
  };
  const fromApp = 'digital-signature?sessionId=s&nonce=n';
  const submit = async (reply: Reply) => open(fromApp, { kanaSubmit: reply }, readyToSubmit());

  it.each([
    ['ER-128', 'EL2205'],
    ['ER-129', 'ED2110'],
    ['ER-130', 'ED2111'],
    ['ER-131', 'ED2115'],
  ])('%s ER-137 %s is told on the screen of the signature, which is to be made again', async (_, code) => {
    const browser = await submit({ code });
    expect([browser.at, browser.dialog]).toEqual(['kana-digital-signature', null]);
    expect(browser.screen.view.getState().scope.state).toMatchObject({ cardProblem: code });
    const banners = browser.screen.screen.view.filter(
      (block) =>
        block.kind === 'banner' && block.shownWhen !== null && browser.screen.evaluate(block.shownWhen) === true,
    );
    expect(banners).toHaveLength(1);
    expect([stateIn(browser.storages, 'signature'), stateIn(browser.storages, 'draft')]).toEqual([
      undefined,
      draftOf(),
    ]);
  });

  const documented = catalog?.calls.find(({ name }) => name === 'kanaSubmit')?.codes ?? [];
  const elsewhere = ['ED1107', 'EL2205', 'ED2110', 'ED2111', 'ED2115', 'EDV105'];

  it.each(documented.filter((code) => !elsewhere.includes(code)))(
    'ER-136 %s is returned to the screen: a dialog, and everything is still there',
    async (code) => {
      const browser = await submit({ code });
      expect([browser.at, browser.dialog?.name, browser.dialog?.number]).toEqual([
        'kana-digital-signature',
        code === 'EDV901' ? 'movedOn' : 'notSubmitted',
        code,
      ]);
      await browser.answerDialog('close');
      expect([browser.at, stateIn(browser.storages, 'draft')]).toEqual(['kana-digital-signature', draftOf()]);
    },
  );

  it('EDV105 may mean that it is filed already: it leads to what was filed', async () => {
    const browser = await submit({ code: 'EDV105' });
    expect([browser.at, browser.dialog?.name]).toEqual(['kana-digital-signature', 'nothingToSubmit']);
    await browser.answerDialog('status');
    expect(browser.at).toBe('kana-top');
  });

  const unclear: readonly (readonly [title: string, reply: Reply])[] = [
    ['a lost connection', 'network'],
    ['no answer in time', 'never'],
    ['an answer that cannot be read', { raw: 'oops' }],
    ['a page of something in between', { raw: '<html>', status: 404 }],
    ['HTTP 502', { status: 502, resultCode: '1000' }],
    ['result 0000 without what it should hold', { raw: '{"resultCode":"0000","resBody":7}' }],
    ['result 9000 alone', { resultCode: '9000' }],
    ...['ED9999', 'ELU209', 'ELU241', 'ELU231'].map((code): [string, Reply] => [
      `${code}, which the call does not give`,
      { code },
    ]),
  ];

  it.each(unclear)('%s does not say that it was not accepted; asked again, one finds out', async (_, reply) => {
    const answer = {
      type: '1',
      arrivalNumber: '1',
      applicationNumber: '2',
      procedureId: 'p',
      submissionDate: '20261120',
    };
    const storages = readyToSubmit();
    const browser = await open(fromApp, { kanaSubmit: (nth) => (nth === 1 ? reply : { body: answer }) }, storages);
    if (reply === 'never') await pass(31);
    await browser.settle();
    expect([browser.at, browser.dialog?.name]).toEqual(['kana-digital-signature', 'outcomeUnknownWithStatus']);
    expect(stateIn(browser.storages, 'draft')).toEqual(draftOf());
    await browser.answerDialog('close');
    await browser.press('submit');
    const keys = browser.sent('kanaSubmit').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size, browser.at]).toEqual([2, 1, 'kana-complete']);
  });

  const keysOf = (browser: Awaited<ReturnType<typeof open>>) => ({
    sent: browser.sent('kanaSubmit').map(({ headers }) => headers.get('idempotency-key')),
    asked: browser.sent('outcomeGet').map(({ body }) => body.reqBody?.key),
  });

  it.each(['500', '503'])('HTTP %s leads away, and whoever comes back is told what became of it', async (status) => {
    const storages = readyToSubmit();
    const first = await open(fromApp, { kanaSubmit: { status: Number(status) } }, storages);
    expect(first.left).toHaveLength(1);
    const [key] = keysOf(first).sent;
    expect(key).toMatch(/.{8}/);
    const again = await open('digital-signature', { outcomeGet: { body: { outcome: 'none' } } }, storages);
    expect([again.dialog?.name, keysOf(again)]).toEqual(['outcomeNone', { sent: [], asked: [key] }]);
    await again.answerDialog('close');
    expect([again.at, again.sent('kanaSubmit')]).toEqual(['kana-confirm-report-details', []]);
    const later = await open('digital-signature', {}, storages);
    expect([later.at, later.sent('kanaSubmit')]).toEqual(['kana-digital-signature', []]);
    await later.press('submit');
    expect(keysOf(later)).toEqual({ sent: [expect.not.stringMatching(String(key))], asked: [] });
  });

  it('who is logged out meanwhile finds out after the login: that is no answer to the write', async () => {
    const storages = readyToSubmit();
    const [key] = keysOf(await open(fromApp, { kanaSubmit: 'network' }, storages)).sent;
    const out = await open('digital-signature', { outcomeGet: { status: 401, code: 'ED1107' } }, storages);
    expect(keysOf(out)).toEqual({ sent: [], asked: [key] });
    const back = await open('digital-signature', { outcomeGet: { body: { outcome: 'none' } } }, storages);
    expect(keysOf(back)).toEqual({ sent: [], asked: [key] });
    const next = await open(fromApp, { kanaSubmit: 'network' }, storages);
    expect(keysOf(next)).toEqual({ sent: [expect.not.stringMatching(String(key))], asked: [] });
  });

  it('ED1107 is type 06 here too [ER-088]', async () => {
    const browser = await submit({ code: 'ED1107' });
    expect([browser.at, browser.location.search]).toEqual(['kana-error', '?type=06&code=ED1107']);
  });

  it.each(['EL2205', 'ED2110', 'ED2111', 'ED2115', 'EDV103', 'ELU205'])(
    'a withdrawal has no signature: %s is told by the dialog',
    async (code) => {
      const draft = draftOf({ ownFirstName: true }, '3');
      const browser = await open(
        'confirm-withdrawal-details',
        { kanaSubmit: { code } },
        tabWith({ process: 'withdrawal', draft }),
      );
      await browser.press('next');
      expect([browser.at, browser.dialog?.name]).toEqual(['kana-confirm-withdrawal-details', 'notSubmitted']);
    },
  );

  it('ELU216 is no success: nothing counts as submitted [AM-090]', async () => {
    const browser = await submit({ code: 'ELU216' });
    expect([browser.at, browser.dialog?.name]).toEqual(['kana-digital-signature', 'notSubmitted']);
  });
});

describe('ELU216', () => {
  it('is no error where the answer carries nothing that is needed [ER-093 AM-090]', async () => {
    const browser = await open('top', { kanaTempDelete: { code: 'ELU216' } }, tabWith({}));
    expect([browser.at, browser.dialog, browser.screen.view.getState().phase]).toEqual(['kana-top', null, 'ready']);
    expect(browser.sent('kanaGet')).toHaveLength(1);
  });

  it('is handled as other codes where it is: getting never counts as answered [AM-090]', async () => {
    const browser = await open(families, { kanaGet: { code: 'ELU216' } });
    expect([browser.at, browser.location.search]).toEqual(['kana-error', '?type=00&code=ELU216']);
  });
});

describe('codes of the verification code have words of their own, and what was typed stays', () => {
  const contact = () => tabWith({ process: 'new', draft: draftOf({ ownFirstName: true }) });

  it.each([
    ['ER-089', 'ED2107'],
    ['ER-090', 'ED0014'],
    ['ER-091', 'ED2117'],
  ])('%s %s on sending it', async (_, code) => {
    const browser = await open('input-contact-information', { sendAuthCode: { code } }, contact());
    browser.screen.recordInput('email', 'jiro@example.jp');
    await browser.press('next');
    const { errors, form } = browser.screen.view.getState();
    expect([browser.at, browser.dialog]).toEqual(['kana-input-contact-information', null]);
    expect(errors).toEqual([{ field: 'email', isPortals: true, message: expect.stringMatching(/。$/) }]);
    expect(form).toMatchObject({ email: 'jiro@example.jp' });
  });

  it('each has other words', async () => {
    const messages: (string | undefined)[] = [];
    for (const code of ['ED2107', 'ED0014', 'ED2117']) {
      const browser = await open('input-contact-information', { sendAuthCode: { code } }, contact());
      await browser.press('next');
      messages.push(browser.screen.view.getState().errors[0]?.message);
      await pass(1);
    }
    expect(new Set(messages).size).toBe(3);
  });
});
