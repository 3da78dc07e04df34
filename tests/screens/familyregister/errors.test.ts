import { describe, expect, it } from 'vitest';
import type { ErrorRow } from '../../../src/model/step.ts';
import { businessError } from '../../../src/runtime/calls/business-error.ts';
import { covers, findRow } from '../../../src/runtime/calls/error-rows.ts';
import { madeFailure } from '../../../src/runtime/calls/failure.ts';
import { launchQuery, openBrowser, type Replies, type Reply } from '../../runtime/browser.ts';
import { pass, standStill } from '../../runtime/clock.ts';
import { cases, open, project, reach } from './family-register.ts';

standStill();

async function select(replies: Replies) {
  const browser = openBrowser({ project, replies });
  await browser.open(`familyregister/select/${launchQuery()}`);
  await browser.press('next');
  return browser;
}

const row = (change: Partial<ErrorRow>): ErrorRow => ({
  codes: [],
  except: [],
  calls: [],
  status: null,
  resultCode: null,
  keepsScreen: null,
  do: [],
  ignore: false,
  ...change,
});

describe('rows', () => {
  it.each([
    ['any', 'EDS101', true],
    ['EDS101', 'EDS101', true],
    ['EDS101', 'EDS1011', false],
    ['ELU205-ELU208', 'ELU205', true],
    ['ELU205-ELU208', 'ELU208', true],
    ['ELU205-ELU208', 'ELU209', false],
    ['ELU205-ELU208', 'EDV206', false],
    ['auth', 'ED1107', true],
    ['auth', 'http-401', true],
    ['result-9000', 'result-9000', true],
    ['constructor', 'x', false],
  ])('%s covers %s: %s', (word, code, expected) => {
    expect(covers(word, code, { auth: ['ED1107', 'http-401'] })).toBe(expected);
  });

  const failure = {
    ...madeFailure('EDS101'),
    call: 'domicileGet',
    status: 200,
    resultCode: '9000',
    aliases: ['result-9000'],
  };

  it.each([
    ['code', row({ codes: ['EDS101'] }), true],
    ['alias', row({ codes: ['result-9000'] }), true],
    ['another code', row({ codes: ['EDS102'] }), false],
    ['any without some', row({ codes: ['any'], except: ['EDS101'] }), false],
    ['any without others', row({ codes: ['any'], except: ['EDS102'] }), true],
    ['call', row({ codes: ['any'], calls: ['domicileGet'] }), true],
    ['another call', row({ codes: ['any'], calls: ['createXml'] }), false],
    ['status', row({ status: 200 }), true],
    ['another status', row({ status: 503 }), false],
    ['result', row({ resultCode: '9000' }), true],
    ['another result', row({ resultCode: '9003' }), false],
    ['AM-046 a call that keeps its screen', row({ codes: ['any'], keepsScreen: true }), false],
    ['AM-044 a call that does not keep its screen', row({ codes: ['any'], keepsScreen: false }), true],
  ])('by %s', (_, one, expected) => {
    expect(findRow(failure, [[one]], {}, { keepsScreen: false }) === one).toBe(expected);
  });

  it('the first list wins over a later one, the first row over a later one', () => {
    const [a, b, c] = [row({ codes: ['any'] }), row({ codes: ['EDS101'] }), row({ codes: ['EDS101'] })];
    expect(findRow(failure, [[], [a, b], [c]], {}, null)).toBe(a);
    expect(findRow(failure, [[b], [a]], {}, null)).toBe(b);
  });
});

describe('error order', () => {
  const failing: readonly (readonly [
    title: string,
    reply: Reply,
    expected: { dialog: string | null; number?: string; left?: string[] },
  ])[] = [
    ['ER-007 AM-044 HTTP 500 first', { status: 500, code: 'EDS101' }, { dialog: null, left: ['/errors/system'] }],
    ['ER-008 AM-044 HTTP 503 first', { status: 503, code: 'EDS101' }, { dialog: null, left: ['/errors/busy'] }],
    ['ER-011 result 1000 AM-043', { resultCode: '1000' }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-012 result 9000', { resultCode: '9000' }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-013 result 9001 AM-043 validation', { resultCode: '9001' }, { dialog: 'invalidRequest', number: 'B00103' }],
    ['ER-014 result 9003 AM-043 leads to the root', { resultCode: '9003' }, { dialog: null, left: ['/'] }],
    ['ER-015 result 9004 AM-043 maintenance', { resultCode: '9004' }, { dialog: 'maintenance' }],
    ['ER-009 HTTP 400', { status: 400 }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-009 HTTP 404 without JSON', { raw: '<h1>', status: 404 }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-009 HTTP 502', { raw: '', status: 502 }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-009 HTTP 504', { raw: '', status: 504 }, { dialog: 'genericError', number: 'B00103' }],
    ['API-012 HTTP 300', { status: 300, body: { pseudonymExists: true } }, { dialog: 'genericError' }],
    ['EDS101', { code: 'EDS101' }, { dialog: 'systemError', number: 'EDS101' }],
    [
      'EDS102 shows what the portal says',
      { code: 'EDS102', message: '窓口へ' },
      { dialog: 'serverMessage', number: 'EDS102' },
    ],
    ['EDS104 AM-041', { code: 'EDS104' }, { dialog: 'domicileError', number: 'EDS104' }],
    ['an unknown code', { code: 'EXX999' }, { dialog: 'genericError', number: 'EXX999' }],
    ['no JSON', { raw: 'oops' }, { dialog: 'genericError', number: 'B00103' }],
    ['a list instead of an object', { raw: '[]' }, { dialog: 'genericError', number: 'B00103' }],
    ['ER-162 lost connection', 'network', { dialog: 'connectionLost' }],
  ];

  it.each(failing)('%s', async (_, reply, { dialog, number, left = [] }) => {
    const browser = await select({ pseudonymCheck: reply });
    expect(browser.dialog?.name ?? null).toBe(dialog);
    if (number !== undefined) expect(browser.dialog?.number).toBe(number);
    expect(browser.left).toEqual(left);
  });

  it('result 0000 is success; API-012 so is any status from 200 to 299 [ER-010]', async () => {
    const browser = await select({
      pseudonymCheck: { status: 299, body: { pseudonymExists: true } },
      domicileGet: 'never',
    });
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('an answer is waited for 30 seconds, its body included [API-009 CO-008]', async () => {
    const browser = await select({ pseudonymCheck: 'never' });
    await pass(29.9);
    expect(browser.dialog).toBeNull();
    await pass(0.1);
    await browser.settle();
    expect(browser.dialog?.name).toBe('noAnswer');
  });

  it('retry sends the call again and goes on from there', async () => {
    const browser = await select({
      pseudonymCheck: (nth) => (nth === 1 ? 'network' : { body: { pseudonymExists: true } }),
      domicileGet: 'never',
    });
    await browser.answerDialog('retry');
    expect(browser.sent('pseudonymCheck')).toHaveLength(2);
    expect(browser.at).toBe('familyregister-confirm');
  });

  it('a response of another shape is malformed', async () => {
    const validate = Object.assign(
      (data: unknown) => typeof (data as { pseudonymExists?: unknown }).pseudonymExists === 'boolean',
      { errors: null },
    );
    const browser = openBrowser({
      project,
      replies: { pseudonymCheck: { body: { pseudonymExists: 'yes' } } },
      responses: { pseudonymCheck: validate },
    });
    await browser.open(`familyregister/select/${launchQuery()}`);
    await browser.press('next');
    expect(browser.dialog).toMatchObject({ name: 'genericError', number: 'B00103' });
    expect(browser.reports).toContainEqual({ what: 'failure', detail: expect.objectContaining({ code: 'malformed' }) });
  });

  it('the step goes before the service: AM-041 AM-042 EDS104 on domicileGet has its own dialog, with what the portal says', async () => {
    const browser = openBrowser({ project, replies: { domicileGet: { code: 'EDS104', message: '本籍がありません' } } });
    await browser.open(`familyregister/confirm/${launchQuery()}`);
    expect(browser.dialog).toMatchObject({ name: 'domicileUnavailable', number: 'EDS104' });
    expect(browser.dialog?.texts).toContain('本籍がありません');
    await browser.answerDialog('next');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it('every call is a POST with the screen id, and reqBody only where there is one [API-001 API-002 API-003 API-004 API-010]', async () => {
    const browser = await select({ pseudonymCheck: 'never' });
    expect(browser.calls.map(({ body }) => body)).toEqual([
      { commonHeader: { screenId: 'SCK2301-01-001' } },
      { commonHeader: { screenId: 'SCK2301-01-001' } },
    ]);
    expect(browser.calls[0]?.headers.get('accept')).toBe('application/json');
    expect(browser.calls[0]?.headers.get('content-type')).toBe('application/json');
  });
});

/** Every call once. Nothing comes of what fails in the background. */
const awaited = cases.filter(
  ([call], index) => call !== 'readHistory' && cases.findIndex(([before]) => before === call) === index,
);

describe('result 9003 leads to the site root [ER-014 AM-043]', () => {
  it.each(
    awaited.flatMap(([call, at]) => [undefined, 'EDS101'].map((code) => [code ?? 'no code', call, at, code] as const)),
  )('with %s, of %s on %o', async (_, call, at, code) => {
    const tab = open(at, { [call]: { resultCode: '9003', ...(code === undefined ? {} : { code }), message: '言葉' } });
    await reach(tab, at);
    expect([tab.browser.dialog, tab.browser.left]).toEqual([null, ['/']]);
    // The page there says why.
    const told = JSON.parse(tab.browser.storages.session.getItem('madoguchi.leave-reason') ?? '{}');
    expect(told.value).toMatch(new RegExp(`^[^$]+（お問い合わせ番号：${code ?? '[BF]\\d+'}）$`));
  });

  it('of a question that is repeated', async () => {
    const browser = await select({
      pseudonymCheck: { body: { pseudonymExists: false } },
      pseudonymStatusCheck: (nth) =>
        nth === 1 ? { body: { onlineUserIdGetIsCompleted: false } } : { resultCode: '9003', code: 'EDS101' },
    });
    await pass(1);
    await browser.settle();
    expect([browser.dialog, browser.left]).toEqual([null, ['/']]);
  });
});

describe('any other code shows the generic message with its number, not what the portal says [ER-048 ER-049]', () => {
  const message = 'サーバーの言葉';
  it.each(
    awaited.flatMap(([call, at]) =>
      [{ resultCode: '9000' }, { resultCode: '9001' }, { status: 401 }].map((reply) => [reply, call, at] as const),
    ),
  )('%o, of %s on %o', async (reply, call, at) => {
    const tab = open(at, { [call]: { ...reply, code: 'EDX999', message } });
    await reach(tab, at);
    expect(tab.browser.dialog?.number).toBe('EDX999');
    expect(tab.browser.dialog?.texts.join('')).toMatch(/^[^。]+。/u);
    expect(tab.browser.dialog?.texts.join('')).not.toContain(message);
  });

  it.each(['EDS101', 'EDS102', 'EDS103', 'EDS104', 'ED1107', 'ED1517'])(
    '%s shows what the portal says [ER-042 ER-043 ER-044 ER-045 ER-046 ER-047 AM-042]',
    async (code) => {
      for (const [call, at] of awaited.filter(([each]) => ['pseudonymCheck', 'mdocRegister'].includes(each))) {
        const tab = open(at, { [call]: { code, message } });
        await reach(tab, at);
        expect([call, tab.browser.dialog?.number, tab.browser.dialog?.texts]).toEqual([
          call,
          code,
          expect.arrayContaining([message]),
        ]);
      }
    },
  );
});

describe('business error', () => {
  it("carries message, the portal's message, the title and the status [EN-143 EN-144 EN-145 EN-146]", () => {
    const failure = { ...madeFailure('EDS102', 'domicileGet: EDS102'), message: '窓口へ', status: 200 };
    const error = businessError(failure, '取得できませんでした', async () => 'done');
    expect(error).toMatchObject({
      message: 'domicileGet: EDS102',
      businessMessage: '窓口へ',
      businessTitle: '取得できませんでした',
      statusCode: 200,
      skipStacking: true,
      validation: null,
    });
  });

  it('what follows runs only after the dialog is dismissed [EN-147 EN-149]', async () => {
    const browser = await select({ pseudonymCheck: { code: 'EDS101' } });
    expect(browser.left).toEqual([]);
    await browser.answerDialog('ok');
    expect(browser.left).toEqual(['https://portal.example/cancel']);
  });

  it('the number is told with the office of the service beside it', async () => {
    const browser = await select({ pseudonymCheck: { code: 'EDS101' } });
    const [{ evaluator, errorNumber: number } = { evaluator: null, errorNumber: '' }] =
      browser.portal.dialogs.getState().open;
    const { words } = browser.portal.catalog.shell;
    const { office = '', phone = '', hours = '' } = browser.screen.service.contact ?? {};
    expect(evaluator?.text(words.errorNumber, { number })).toBe(
      `お問い合わせ番号：EDS101\nお問い合わせ先：${office}\n電話 ${phone}（${hours}）`,
    );
    expect(office).not.toBe('');
    // Around the screens nobody's office is known.
    expect(browser.portal.evaluator.text(words.errorNumber, { number })).toBe('お問い合わせ番号：EDS101');
  });

  it('two identical errors at once show one dialog [EN-148 EN-150]', async () => {
    const browser = await select({ pseudonymCheck: { code: 'EDS101' } });
    const [first] = browser.portal.dialogs.getState().open;
    if (first === undefined) throw new Error('no dialog');
    const { dialog, evaluator, errorNumber } = first;
    const { createDialogs } = await import('../../../src/runtime/dialogs/dialogs.ts');
    const dialogs = createDialogs();
    const request = { dialog, evaluator, errorNumber, owner: null, skipStacking: true };
    void dialogs.open(request);
    expect(await dialogs.open(request)).toBe('closed');
    void dialogs.open({ ...request, errorNumber: 'EDS102' });
    expect(dialogs.store.getState().open.map((shown) => shown.errorNumber)).toEqual(['EDS101', 'EDS102']);
  });

  it('a validation error carries the body, and the flag decides about the dialog [EN-151 EN-152]', async () => {
    const body = { showDialog: false, fields: ['x'] };
    const failure = { ...madeFailure('result-9001'), resultCode: '9001', body };
    expect(businessError(failure, '', async () => '').validation).toEqual({ responseBody: body, showDialog: false });
    const quiet = await select({ pseudonymCheck: { resultCode: '9001', body } });
    expect(quiet.dialog).toBeNull();
    const shown = await select({ pseudonymCheck: { resultCode: '9001', body: { fields: ['x'] } } });
    expect(shown.dialog?.name).toBe('invalidRequest');
  });
});
