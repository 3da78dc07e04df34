import { beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();
// Loaded with the first dialog that has inputs; later it is there within a few turns.
beforeAll(() => import('../../src/runtime/fields/ask-in-dialog.ts'));

/** A screen that adds and changes a person in one dialog. */
const project = projectOf({
  'screens/trial/service.yaml': 'service: trial\ntitle: 試しの管理\nbase: trial\n',
  'screens/trial/SZZ0001-01-001.trial-people.yaml': `id: SZZ0001-01-001
name: trial-people
path: people
title: 人の一覧
view:
  - field: memo
  - each: "['花子']"
    blocks: [{ button: 変える, action: edit }]
  - { button: 加える, action: add }
  - { button: 読み込む, action: load }
  - { button: 送る, action: send }
  - { button: 次へ, action: next }
fields:
  memo: { label: メモ, widget: text, required: true, messages: { required: メモを入力してください。 } }
  email: { label: メールアドレス, widget: email, required: true, maxLength: 30, messages: { required: メールアドレスを入力してください。 } }
  nickname: { label: 呼び名, widget: text, maxLength: 5, messages: { maxLength: 5文字までで入力してください。 } }
actions:
  add:
    - dialog: person
      then:
        save:
          - { call: trialCodeSend, with: { email: =form.email }, onError: [{ codes: [any], showAt: email }] }
          - toast: "\${form.nickname}を加えました。"
        cancel: [{ stop: true }]
  edit:
    - dialog: person
      fill: { email: hanako@example.jp, nickname: =item }
      then: { save: [{ toast: "\${item}を\${form.nickname}に変えました。" }], cancel: [{ toast: やめました。 }] }
  load:
    - call: trialAsk
      onError:
        - codes: [any]
          dialog: person
          then: { save: [{ call: trialCodeSend, with: { email: =form.email } }, { again: true }], cancel: [{ stop: true }] }
    - toast: 読み込みました。
  send: [{ call: trialCodeSend, with: { email: taro@example.jp } }, { toast: 送りました。 }]
  next: [{ leave: portalTop }]
errors:
  - codes: [ELU999]
    calls: [trialCodeSend]
    dialog: person
    then: { save: [{ again: true }], cancel: [{ stop: true }] }
dialogs:
  person:
    title: 人を登録します
    view: [{ fields: [email, nickname] }]
    buttons:
      - { id: save, label: 保存する, validate: all }
      - { id: cancel, label: やめる, escape: true }
`,
});

async function opened(action: string, replies: Replies = {}) {
  const browser = openBrowser({ project, replies });
  await browser.open('trial/people');
  void browser.screen.act(action, 0, action === 'edit' ? '花子' : undefined);
  await browser.settle();
  return browser;
}

type Browser = Awaited<ReturnType<typeof opened>>;

const view = (browser: Browser) => browser.screen.view.getState();
const toasts = (browser: Browser) => browser.portal.toasts.getState().shown.map(({ text }) => text);

describe('a dialog with inputs', () => {
  it.each([
    ['add', { email: '', nickname: '' }],
    ['edit', { email: 'hanako@example.jp', nickname: '花子' }],
  ])('%s: its inputs start with what it is told, the others empty', async (action, start) => {
    const browser = await opened(action);
    expect(browser.dialog?.name).toBe('person');
    expect(view(browser).form).toEqual(start);
  });

  it('what is wrong is said in it, in its order; it stays open and keeps what was typed', async () => {
    const browser = await opened('add');
    browser.screen.recordInput('nickname', 'とても長い呼び名');
    await browser.answerDialog('save');
    expect(browser.dialog?.name).toBe('person');
    expect(view(browser)).toMatchObject({
      errors: [],
      refusals: 0,
      dialogErrors: [
        { field: 'email', message: 'メールアドレスを入力してください。' },
        { field: 'nickname', message: '5文字までで入力してください。' },
      ],
      dialogRefusals: 1,
      form: { nickname: 'とても長い呼び名' },
    });
    await browser.answerDialog('save');
    expect(view(browser).dialogRefusals).toBe(2);
  });

  it('stays open while its steps run, presses count once, and closes when they have run', async () => {
    const browser = await opened('add', { trialCodeSend: { body: {}, delaySeconds: 2 } });
    browser.screen.recordInput('email', 'taro@example.jp');
    browser.screen.recordInput('nickname', '太郎');
    for (const button of ['save', 'save', 'cancel']) await browser.answerDialog(button);
    expect(browser.portal.dialogs.getState().open[0]?.working).toBe('save');
    await pass(2.1);
    await browser.settle();
    expect(browser.sent('trialCodeSend').map(({ body }) => body.reqBody)).toEqual([{ email: 'taro@example.jp' }]);
    expect(browser.dialog).toBeNull();
    expect(toasts(browser)).toEqual(['太郎を加えました。']);
  });

  it('what the portal refuses is said in it, and the same inputs are sent again', async () => {
    const refused = { code: 'ELU999', message: 'このメールアドレスは使えません。', status: 400 };
    const browser = await opened('add', { trialCodeSend: (nth) => (nth === 1 ? refused : { body: {} }) });
    browser.screen.recordInput('email', 'taro@example.jp');
    await browser.answerDialog('save');
    expect(view(browser).dialogErrors).toEqual([
      { field: 'email', message: 'このメールアドレスは使えません。', isPortals: true },
    ]);
    expect(view(browser).errors).toEqual([]);
    expect(view(browser).form.email).toBe('taro@example.jp');
    await browser.answerDialog('save');
    expect(browser.dialog).toBeNull();
    expect(view(browser).dialogErrors).toEqual([]);
  });

  it('its steps know the item it was opened for; opened again it begins anew', async () => {
    const browser = await opened('edit');
    browser.screen.recordInput('nickname', 'はな');
    await browser.answerDialog('save');
    expect(toasts(browser)).toEqual(['花子をはなに変えました。']);
    await pass(2);
    await browser.press('add');
    expect(view(browser).form).toEqual({ email: '', nickname: '' });
  });

  it('in an error row it closes when the failed call is made once more', async () => {
    const failed = { code: 'ELU999', message: '', status: 401 };
    const body = { pseudonymExists: true };
    const browser = await opened('load', {
      trialAsk: (nth) => (nth === 1 ? failed : { body }),
      trialCodeSend: { body: {} },
    });
    browser.screen.recordInput('email', 'taro@example.jp');
    await browser.answerDialog('save');
    expect(browser.dialog).toBeNull();
    expect(browser.sent('trialAsk')).toHaveLength(2);
    expect(toasts(browser)).toEqual(['読み込みました。']);
  });

  it('a button that does not look at them closes it, whatever is typed', async () => {
    const browser = await opened('edit');
    browser.screen.recordInput('email', '');
    await browser.answerDialog('cancel');
    expect(browser.dialog).toBeNull();
    expect(toasts(browser)).toEqual(['やめました。']);
    expect(view(browser).dialogErrors).toEqual([]);
  });

  it('the screen’s own checks leave them out, and its own inputs are not looked at in the dialog', async () => {
    const browser = await opened('add');
    await browser.answerDialog('cancel');
    await pass(2);
    await browser.press('next');
    expect(view(browser).errors).toEqual([{ field: 'memo', message: 'メモを入力してください。' }]);
    browser.screen.recordInput('memo', 'あ');
    await pass(2);
    await browser.press('next');
    expect(browser.left).toEqual(['/']);
  });

  it('nothing of it is kept beyond the screen', async () => {
    const browser = await opened('edit');
    browser.screen.recordInput('memo', 'のこる');
    expect(
      JSON.stringify(
        [...Array(browser.storages.session.length).keys()].map((index) =>
          browser.storages.session.getItem(browser.storages.session.key(index) ?? ''),
        ),
      ),
    ).not.toContain('hanako');
  });

  it('one that a failure opens goes away when the call is sent once more', async () => {
    const refused = { code: 'ELU999', status: 400 };
    const browser = await opened('send', { trialCodeSend: (nth) => (nth === 1 ? refused : { body: {} }) });
    expect(browser.dialog?.name).toBe('person');
    browser.screen.recordInput('email', 'taro@example.jp');
    await browser.answerDialog('save');
    expect(browser.dialog).toBeNull();
    expect(browser.sent('trialCodeSend')).toHaveLength(2);
    expect(toasts(browser)).toEqual(['送りました。']);
  });

  it('leaving the screen closes it and runs nothing more', async () => {
    const browser = await opened('add');
    browser.screen.dispose();
    await browser.settle();
    expect(browser.dialog).toBeNull();
    expect(toasts(browser)).toEqual([]);
  });
});
