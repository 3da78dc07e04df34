import { describe, expect, it } from 'vitest';
import type { BannerBlock } from '../../../src/blocks/banner/block.ts';
import type { TextBlock } from '../../../src/blocks/text/block.ts';
import type { Reply } from '../../runtime/browser.ts';
import { codeLabel } from '../../words/code-label.ts';
import { answerOf, type NqCall, open } from './nq.ts';

/** Where the calls are made. */
const places: readonly (readonly [NqCall, string])[] = [
  ['nqQualificationList', 'qualification-list'],
  ['nqQualificationDetail', 'qualification-detail/q1'],
  ['nqPossessionList', 'possession-qualification-list'],
  ['nqInstitutionList', 'institution-select/q1/b1'],
  ['nqOperationList', 'operation-select/q1/b1/u1'],
  ['nqSubmitChoices', 'submit-select/q1/b1/w002/u1'],
  ['nqProcedureGet', 'procedure-about/q1/b1/u1/p1/a1'],
  ['nqExamList', 'exam-list'],
  ['nqExamDetail', 'exam-detail/q1/u1/1/20261206'],
  ['nqExamHistory', 'exam-history-select'],
  ['nqExamSubmitChoices', 'exam-submit-select/q1/b1/u1'],
];

const failures: readonly (readonly [rows: string, reply: Reply, type: string])[] = [
  ['ER-016', { resultCode: '0002' }, '0002'],
  ['ER-017', { resultCode: '9002' }, '9002'],
  ['ER-167 ER-168 AM-048 an unknown result', { resultCode: '0099' }, '00'],
  ['ER-167 ER-168 AM-048 an unknown error', { code: 'EDQ999' }, '00'],
  ['ER-167 result 9000', { resultCode: '9000' }, '00'],
  ['an answer that cannot be read', { raw: 'oops' }, '00'],
  ['what is not there', { code: 'EDQ101' }, '01'],
  ['a form that is wrong', { code: 'EDQ102' }, '02'],
];

/** Every failure once, and everywhere that no record is found. */
const [first, ...others] = failures;
const [place, ...elsewhere] = places;
const cases =
  first === undefined || place === undefined
    ? []
    : [
        ...failures.map((failure) => [...failure, ...place] as const),
        ...elsewhere.map((where) => [...first, ...where] as const),
        ...elsewhere.map((where) => [...(others[1] ?? first), ...where] as const),
      ];

describe('failures of the inquiries [AM-048]', () => {
  it.each(cases)('%s %o: type %s (%s on %s)', async (_rows, reply, type, call, path) => {
    const browser = await open(path, { [call]: reply });
    expect([browser.at, new URLSearchParams(browser.location.search).get('type')]).toEqual(['nq-error', type]);
    expect(browser.screen.text(browser.screen.screen.title)).toBe(codeLabel('nqErrorTitle', type));
    // The address that failed is not left behind: "back" leads to where the person came from.
    expect(browser.history.at(-1)).toMatch(/^replace nq\/error\?/);
  });

  it.each([
    ['ER-169', '00'],
    ['ER-169 a number that nobody knows', 'zz'],
    ['ER-016', '0002'],
    ['ER-017', '9002'],
  ])('%s the error screen of %s says what to do', async (_rows, type) => {
    const { screen } = await open(`error?type=${type}`);
    const said = screen.screen.view.flatMap((block) =>
      block.kind === 'text' && (block.shownWhen === null || screen.evaluate(block.shownWhen))
        ? [screen.text((block as TextBlock).text)]
        : [],
    );
    expect(said).toContain(codeLabel('nqErrorNext', type));
    expect(said.join('\n')).toContain(codeLabel('nqErrorCode', type));
  });

  it('the way out is the top page, or the list [ER-169]', async () => {
    const browser = await open('error?type=00');
    await browser.press('home');
    expect(browser.left).toEqual(['/']);
    await browser.press('list');
    expect(browser.at).toBe('nq-qualification-list');
  });

  it.each([
    ['a lost connection', 'network', 'connectionLost'],
    ['maintenance', { resultCode: '9004' }, 'maintenance'],
    ['an ended login', { code: 'ED1107', status: 401 }, 'loginAgain'],
  ] as const)('%s is told as everywhere', async (_title, reply, dialog) => {
    const browser = await open('qualification-list', { nqQualificationList: reply });
    expect([browser.at, browser.dialog?.name]).toEqual(['nq-qualification-list', dialog]);
  });
});

describe('who cannot file', () => {
  const procedure = 'care-worker/reissue/00/reissue/sssc';
  const closed = (code: string) => ({ code, resultCode: '1000', message: '登録の記録が見つかりません。' });

  it.each(['EDQ301', 'EDQ311', 'EDQ312', 'EDQ313'])(
    '%s: the form does not open, whatever address was typed; the procedure says why',
    async (code) => {
      const browser = await open(`application-information/${procedure}`, { nqDraftGet: closed(code) });
      expect(browser.dialog?.name).toBe('serverMessage');
      await browser.answerDialog('ok');
      await browser.settle();
      expect(browser.at).toBe('nq-procedure-about');
    },
  );

  it.each([
    ['NQ-022', 'operation-select/q1/b1/u1', 'nqOperationList', { rows: [] }],
    ['NQ-028', 'new-submit-select/q1/b1/u1/1', 'nqSubmitChoices', { choices: [] }],
    ['NQ-048', 'procedure-about/q1/b1/u1/p1/a1', 'nqProcedureGet', { acceptsApplication: false }],
  ] as const)('%s %s says why before anything begins', async (_rows, path, call, more) => {
    const reason = 'もう登録されています。';
    const { screen } = await open(path, { [call]: { body: { ...answerOf(call), ...more, closedReason: reason } } });
    const isShown = ({ shownWhen }: { readonly shownWhen: Parameters<typeof screen.evaluate>[0] | null }) =>
      shownWhen === null || screen.evaluate(shownWhen) === true;
    const notices = screen.screen.view.flatMap((block) =>
      block.kind === 'banner' && isShown(block) ? [screen.text((block as BannerBlock).text)] : [],
    );
    expect(notices).toEqual([reason]);
    const buttons = screen.screen.view.filter((block) => block.kind === 'button' && isShown(block));
    expect(buttons).toEqual([]);
  });
});
