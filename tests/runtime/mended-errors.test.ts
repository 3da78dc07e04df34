import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();
// Loaded with the first errors; later they are there within a few turns.
beforeAll(async () => {
  await import('../../src/runtime/fields/mend-errors.ts');
  await import('../../src/runtime/fields/ask-in-dialog.ts');
});

const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの手続き\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-days.yaml': `id: SZZ0001-01-001
name: trial-days
path: days
title: 日数
view: [{ field: most }, { field: least }, { field: phone }, { field: email }, { button: 呼び名, action: name }, { button: 次へ, action: next }]
fields:
  most: { label: 上限, widget: number, required: true, messages: { required: 上限を入力してください。 } }
  least:
    label: 下限
    widget: number
    rules: [{ refuseWhen: form.least > form.most, with: [most], message: 下限は、上限までの数にしてください。 }]
  phone: { label: 電話番号, widget: phone, required: true, messages: { required: 電話番号を入力してください。, phone: 電話番号の形が違います。 } }
  email: { label: メールアドレス, widget: email }
  nickname: { label: 呼び名, widget: text, required: true, messages: { required: 呼び名を入力してください。 } }
actions:
  next: [{ call: trialCodeSend, with: { email: =form.email }, onError: [{ codes: [any], showAt: email }] }]
  name: [{ dialog: person, then: { save: [{ toast: しました。 }], cancel: [{ stop: true }] } }]
dialogs:
  person:
    title: 呼び名
    view: [{ fields: [nickname] }]
    buttons:
      - { id: save, label: 保存する, validate: all }
      - { id: cancel, label: やめる, escape: true }
`,
});

const most = { field: 'most', message: '上限を入力してください。' };
const rule = { field: 'least', message: '下限は、上限までの数にしてください。' };
const noPhone = { field: 'phone', message: '電話番号を入力してください。' };

type Values = { readonly [field: string]: unknown };

async function refused(values: Values, replies: Replies = {}) {
  const browser = openBrowser({ project, replies });
  await browser.open('trial/days');
  type(browser, values);
  await browser.press('next');
  return browser;
}

function type(browser: ReturnType<typeof openBrowser>, values: Values) {
  for (const [name, value] of Object.entries(values)) browser.screen.recordInput(name, value);
}

const view = (browser: ReturnType<typeof openBrowser>) => browser.screen.view.getState();

describe('an error that was told', () => {
  it.each<[string, Values, Values, Values, readonly unknown[]]>([
    ['goes when its field is mended; the others stay', {}, { most: 3 }, {}, [noPhone]],
    ['stays as long as the rule is broken', { most: 1, least: 3, phone: '0312345678' }, { most: 2 }, {}, [rule]],
    ['goes with the other field of a rule', { most: 1, least: 2, phone: '0312345678' }, { most: 3 }, {}, []],
    ['comes back where it goes wrong again before it went', {}, { most: 3 }, { most: undefined }, [most, noPhone]],
    ['never brings one of another field', { least: 2 }, { most: 1, phone: '0312345678' }, {}, []],
    [
      'says what is wrong now',
      { most: 1 },
      { phone: '03' },
      {},
      [{ field: 'phone', message: '電話番号の形が違います。' }],
    ],
  ])('%s', async (_, values, first, then, expected) => {
    const browser = await refused(values);
    const told = view(browser);
    type(browser, first);
    await pass(0.3);
    expect(view(browser).errors).toEqual(told.errors);
    type(browser, then);
    await pass(0.6);
    expect(view(browser).errors).toEqual(expected);
    // Counted up, they would take the focus.
    expect(view(browser).refusals).toBeLessThanOrEqual(told.refusals);
  });

  it('that all are mended is told only where nothing else is wrong, and until the next input or act', async () => {
    const isSaid = (browser: ReturnType<typeof openBrowser>) =>
      view(browser).refusals > 0 && view(browser).errors.length === 0;
    const all = await refused({});
    type(all, { most: 3, phone: '0312345678' });
    await pass(0.6);
    expect(isSaid(all)).toBe(true);
    type(all, { phone: '' });
    await pass(0.6);
    expect([view(all).errors, isSaid(all)]).toEqual([[], false]);
    const other = await refused({ most: 1 });
    type(other, { phone: '0312345678', least: 2 });
    await pass(0.6);
    expect([view(other).errors, isSaid(other)]).toEqual([[], false]);
    const acted = await refused({ most: 1 }, { trialCodeSend: 'network' });
    type(acted, { phone: '0312345678' });
    await pass(0.6);
    expect(isSaid(acted)).toBe(true);
    // The button is locked for a while.
    await pass(1);
    await acted.press('next');
    expect(isSaid(acted)).toBe(false);
  });

  it('waits until the typing rests', async () => {
    const browser = await refused({ most: 1 });
    for (const phone of ['0', '03', '031', '0312345678']) {
      type(browser, { phone });
      await pass(0.4);
      expect(view(browser).errors).toEqual([noPhone]);
    }
    await pass(0.2);
    expect(view(browser).errors).toEqual([]);
  });

  it('stays after the portal refused a value, until another one is typed', async () => {
    const replies: Replies = { trialCodeSend: { code: 'ELU999', message: '送れない宛先です。', status: 400 } };
    const browser = await refused({ most: 1, phone: '0312345678', email: 'a@example.jp' }, replies);
    expect(view(browser).errors).toMatchObject([{ field: 'email', message: '送れない宛先です。' }]);
    type(browser, { most: 2 });
    await pass(0.6);
    expect(view(browser).errors).toMatchObject([{ field: 'email' }]);
    type(browser, { email: 'b@example.jp' });
    await pass(0.6);
    expect(view(browser).errors).toEqual([]);
  });

  it('in a dialog goes there', async () => {
    const browser = await refused({});
    await pass(2);
    void browser.screen.act('name', 0);
    await browser.settle();
    await browser.answerDialog('save');
    expect(view(browser).dialogErrors).toEqual([{ field: 'nickname', message: '呼び名を入力してください。' }]);
    type(browser, { nickname: '花' });
    await pass(0.6);
    expect(view(browser).dialogErrors).toEqual([]);
    expect(view(browser).errors).toEqual([most, noPhone]);
  });
});
