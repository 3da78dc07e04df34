import { describe, expect, it } from 'vitest';
import { isDataForm } from '../../src/forms/data-form/definition-problems.ts';
import '../../src/runtime/fields/data-forms.ts';
import { formVocabulary } from '../forms/vocabulary.ts';
import { message } from '../words/message.ts';
import { type BrowserOptions, openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { dataFormProject as project } from './data-form-project.ts';

standStill();

const definition = {
  sections: [
    {
      heading: 'あなた',
      items: [
        { name: 'kana', label: 'カナ', widget: 'kana', required: true, fullWidthKana: true },
        { name: 'employed', label: '仕事', widget: 'radio', options: [{ value: 'yes', label: 'はい' }] },
        {
          name: 'employer',
          label: '勤め先',
          widget: 'text',
          required: true,
          shownWhen: { field: 'employed', is: 'yes' },
        },
        {
          group: 'careers',
          legend: '職歴',
          least: 1,
          fields: [{ name: 'company', label: '会社', widget: 'text', required: true, maxLength: 5 }],
        },
      ],
    },
  ],
};
const body = { form: definition, version: '2' };

async function opened(more: Partial<BrowserOptions> & { readonly replies?: Replies } = {}) {
  const browser = openBrowser({ project, ...more, replies: { trialForm: { body }, ...more.replies } });
  await browser.open('trial/form');
  return browser;
}

type Browser = Awaited<ReturnType<typeof opened>>;
const errorsOf = ({ screen }: Browser) =>
  screen.view.getState().errors.map(({ field, message }) => `${field}: ${message}`);
const complete = (browser: Browser) => {
  type(browser, { kana: 'カナ', careers: [{ _key: '1', company: '会社' }] });
  browser.screen.recordInput('note', 'メモ');
};
const shown = ({ screen }: Browser) => screen.view.getState().form.answers;
const type = ({ screen }: Browser, values: object) => screen.recordInput('answers', { version: '2', values });
const accepted = ({ storages }: Browser) =>
  JSON.parse(storages.session.getItem('madoguchi.state.trial.application') ?? 'null')?.value?.value?.answers;
const bound = (browser: Browser, answers: object) =>
  browser.storages.session.setItem(
    'madoguchi.state.trial.application',
    JSON.stringify({ value: { value: { answers }, changes: 0 }, expiresAt: null }),
  );

describe('inputs that come as data', () => {
  it('are shown empty, with the rows there must be', async () => {
    expect(shown(await opened())).toEqual({ version: '2', values: { careers: [{ _key: '1' }] } });
  });

  it('are refused with one message each, named as their controls, in the order of the page', async () => {
    const browser = await opened();
    type(browser, { kana: 'かな', employed: 'yes', careers: [{ _key: '4', company: '株式会社見本' }, { _key: '2' }] });
    await browser.press('next');
    expect(errorsOf(browser)).toEqual([
      `answers.kana: ${message('fullWidthKana', { label: 'カナ' })}`,
      `answers.employer: ${message('required', { label: '勤め先' })}`,
      `answers.careers.4.company: 職歴 1：${message('maxLength', { n: 5, label: '会社' })}`,
      `answers.careers.2.company: 職歴 2：${message('required', { label: '会社' })}`,
      `note: ${message('required', { label: 'メモ' })}`,
    ]);
    expect(accepted(browser)).toBeUndefined();
  });

  it('saved for later, what is missing may wait; what is there must have its form', async () => {
    const browser = await opened();
    type(browser, { kana: 'かな' });
    await browser.press('save');
    expect(errorsOf(browser)).toEqual([`answers.kana: ${message('fullWidthKana', { label: 'カナ' })}`]);
    type(browser, { kana: 'カナ' });
    await pass(1);
    await browser.press('save');
    expect(errorsOf(browser)).toEqual([]);
    expect(accepted(browser)).toEqual({ version: '2', values: { kana: 'カナ', careers: [{ _key: '1' }] } });
  });

  it('kept as they are typed: the steps run, and what has a wrong form is said at its input, now and when it comes back', async () => {
    const browser = await opened();
    const values = { kana: 'かな', careers: [{ _key: '1', company: '株式会社見本' }] };
    type(browser, values);
    await browser.press('keep');
    const told = [
      `answers.kana: ${message('fullWidthKana', { label: 'カナ' })}`,
      `answers.careers.1.company: 職歴 1：${message('maxLength', { n: 5, label: '会社' })}`,
    ];
    expect(errorsOf(browser)).toEqual(told);
    expect(accepted(browser)).toEqual({ version: '2', values });
    expect(browser.screen.view.getState().refusals).toBe(0);

    const another = await opened();
    expect(errorsOf(another)).toEqual([]);
    bound(another, { version: '2', values });
    await another.open('trial/form');
    expect(shown(another)).toEqual({ version: '2', values });
    expect(errorsOf(another)).toEqual(told);
  });

  it('accepted, only what is shown counts; what is hidden comes back with its field', async () => {
    const browser = await opened();
    type(browser, {
      kana: 'カナ',
      employed: undefined,
      employer: '見本社',
      careers: [{ _key: '1', company: '甲' }],
      gone: 1,
    });
    browser.screen.recordInput('note', 'メモ');
    await browser.press('next');
    expect(browser.at).toBe('trial-check');
    expect(accepted(browser)).toEqual({
      version: '2',
      values: { kana: 'カナ', careers: [{ _key: '1', company: '甲' }] },
    });
    await browser.open('trial/form');
    type(browser, { ...(shown(browser) as { values: object }).values, employed: 'yes' });
    expect(shown(browser)).toMatchObject({ values: { employed: 'yes', employer: '見本社' } });
  });

  it('are kept on reload', async () => {
    const first = await opened();
    type(first, { kana: 'カナ', careers: [{ _key: '3', company: '甲' }] });
    const again = await opened({ storages: first.storages });
    expect(shown(again)).toEqual({ version: '2', values: { kana: 'カナ', careers: [{ _key: '3', company: '甲' }] } });
  });

  it('of another version keep what still fits and name the rest', async () => {
    const browser = await opened();
    bound(browser, { version: '1', values: { kana: 'かな', employed: 'yes', employer: '見本社' } });
    await browser.open('trial/form');
    expect(shown(browser)).toEqual({
      version: '2',
      values: { employed: 'yes', employer: '見本社', careers: [{ _key: '1' }] },
      again: ['kana'],
    });
  });

  it('an edited storage that holds no answers is empty', async () => {
    const browser = await opened();
    bound(browser, { version: 1, values: 'x' });
    await browser.open('trial/form');
    expect(shown(browser)).toEqual({ version: '2', values: { careers: [{ _key: '1' }] } });
  });

  it('a definition that cannot be drawn is the failure "malformed" of its call', async () => {
    const responses = {
      trialForm: (data: unknown) => isDataForm((data as typeof body).form, formVocabulary.constraints),
    };
    const wrong = {
      sections: [
        { heading: 'あなた', items: [...definition.sections.flatMap(({ items }) => items), { name: 'kana' }] },
      ],
    };
    const browser = await opened({ responses, replies: { trialForm: { body: { form: wrong, version: '2' } } } });
    expect(browser.left).toHaveLength(1);
    const good = await opened({ responses });
    expect(good.left).toEqual([]);
  });

  it('a change link of the answers leads to the control inside', async () => {
    const browser = await opened();
    await browser.open('trial/check');
    browser.screen.change({ screen: 'trial-form', field: 'answers.careers.4.company', group: null, shownWhen: null });
    expect(browser.history.at(-1)).toBe('trial/form#field-answers.careers.4.company');
  });
});

describe('what fields send', () => {
  const sent = { attachmentId: 'a1', name: '写し.pdf', bytes: 3, type: 'pdf' };

  it('is waited for by an action that checks the fields', async () => {
    const browser = await opened({ replies: { trialFileAdd: { body: sent } } });
    let ready: (content: object) => void = () => {};
    const sending = browser.screen.send(
      'trialFileAdd',
      () =>
        new Promise((resolve) => {
          ready = resolve as typeof ready;
        }),
    );
    await browser.press('next');
    expect(errorsOf(browser)).toEqual([]);
    ready({ fileName: '写し.pdf', content: 'QUJD' });
    expect(await sending).toEqual({ kind: 'ok', body: sent });
    await browser.settle();
    expect(errorsOf(browser)).toContain(`note: ${message('required', { label: 'メモ' })}`);
  });

  it.each([
    [
      'a refusal with the portal’s words',
      { resultCode: '1000', code: 'EDQ306', message: '大きすぎます。' },
      { kind: 'failed', code: 'EDQ306', message: '大きすぎます。', isUnknown: false },
    ],
    ['a lost connection', 'network' as const, { kind: 'failed', code: 'network', message: '', isUnknown: true }],
    ['a fault', { status: 500 }, { kind: 'failed', code: 'B00199', message: '', isUnknown: true }],
  ])('fails as a value: %s, and the action does not go on', async (_, reply, outcome) => {
    const browser = await opened({ replies: { trialFileAdd: reply } });
    complete(browser);
    const sending = browser.screen.send('trialFileAdd', aFile);
    const pressed = browser.press('next');
    expect(await sending).toEqual(outcome);
    await pressed;
    expect(errorsOf(browser)).toEqual([]);
    expect(browser.at).toBe('trial-form');
  });

  it('what a field holds is told in its place, once, and only when the action goes on', async () => {
    const browser = await opened();
    browser.screen.hold('note', '送れていないファイルがあります。');
    await browser.press('keep');
    expect(errorsOf(browser).join()).not.toContain('送れていない');
    await browser.press('next');
    expect(errorsOf(browser).filter((error) => error.startsWith('note:'))).toEqual([
      'note: 送れていないファイルがあります。',
    ]);
    browser.screen.hold('note', '');
    complete(browser);
    await pass(1);
    await browser.press('next');
    expect(browser.at).toBe('trial-check');
  });

  it('a file whose answer was lost is the same when it is sent again, whatever was sent meanwhile', async () => {
    const browser = await opened({ replies: { trialFileAdd: (nth) => (nth <= 2 ? 'network' : { body: sent }) } });
    const other = async () => ({ fileName: 'b.pdf', content: 'REVG' });
    await browser.screen.send('trialFileAdd', aFile);
    await browser.screen.send('trialFileAdd', other);
    expect((await browser.screen.send('trialFileAdd', aFile)).kind).toBe('ok');
    await browser.screen.send('trialFileAdd', aFile);
    const keys = browser.sent('trialFileAdd').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[2]).toBe(keys[0]);
    expect(keys[1]).not.toBe(keys[0]);
    // Once it is answered, the same file chosen anew is another one.
    expect(keys[3]).not.toBe(keys[0]);
  });
});

const aFile = async () => ({ fileName: 'a.pdf', content: 'QUJD' });
