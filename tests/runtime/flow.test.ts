import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { typeFile } from '../load/shape-of.ts';
import { openBrowser } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const field = (name: string, more = '') =>
  `  ${name}: { label: ${name}, widget: text, required: true, bind: state.answers.${name}, messages: { required: ${name}を入力してください。 }${more} }`;

function screen(number: number, name: string, ...lines: string[]): readonly [string, string] {
  const id = `SZZ0001-01-${String(number).padStart(3, '0')}`;
  const head = [`id: ${id}`, `name: trial-${name}`, `path: ${name}`, `title: ${name}`];
  return [`screens/trial/${id}.trial-${name}.yaml`, [...head, ...lines].join('\n')];
}

const type = (properties: JsonSchema['properties'], required: readonly string[]) =>
  typeFile({ type: 'object', properties: properties ?? {}, required });

const project = projectOf(
  Object.fromEntries([
    [
      'catalog/types/trialAnswers.yaml',
      type({ who: { type: 'string' }, address: { type: 'string' }, mail: { type: 'string' } }, ['mail']),
    ],
    ['catalog/types/trialMail.yaml', type({ verified: { type: 'string' } }, [])],
    [
      'screens/trial/service.yaml',
      `service: trial
title: 試しの手続き
base: trial
bare: [{ go: trial-top }]
guards: [loggedIn]
state:
  process: { type: text, keep: session }
  answers: { type: trialAnswers, starts: { mail: "" }, keep: session }
  mail: { type: trialMail, starts: {}, keep: session }
  once: { type: flag, starts: false, keep: screen }
  isFiled: { type: flag, starts: false, keep: session }
flows:
  first:
    process: new
    startsAt: [trial-who]
    screens: [trial-top, trial-who, trial-address, trial-mail, trial-code, trial-check, trial-done]
    check: trial-check
    done: { result: trial-done, when: state.isFiled }
  second:
    process: correction
    startsAt: [trial-correct]
    screens: [trial-correct, trial-corrected]
onWrongProcess: [{ go: trial-refused }]
`,
    ],
    screen(1, 'top', 'view: [{ button: 次へ, action: next }]'),
    screen(2, 'who', 'view: [{ field: who }]', 'fields:', field('who')),
    screen(
      3,
      'address',
      "shownWhen: has(state.answers.who) && state.answers.who == 'other'",
      'view: [{ field: address }]',
      'fields:',
      field('address'),
    ),
    screen(4, 'mail', 'view: [{ field: mail }]', 'fields:', field('mail')),
    screen(
      5,
      'code',
      'shownWhen: "!has(state.mail.verified) || state.mail.verified != state.answers.mail"',
      'doneWhen: has(state.mail.verified) && state.mail.verified == state.answers.mail',
      'view: [{ field: code }]',
      'fields:',
      '  code: { label: 確認コード, widget: one-time-code, required: true, keep: never, messages: { required: 入力してください。 } }',
      'actions:',
      '  next: [{ set: { state.mail.verified: =state.answers.mail } }, { go: forward }]',
    ),
    screen(
      6,
      'check',
      'view: [{ summary: [{ label: だれ, value: x, change: trial-who#who }] }]',
      'actions:',
      '  file: [{ set: { state.isFiled: true } }, { go: forward }]',
    ),
    screen(7, 'done', 'view: [{ text: 終わりました。 }]'),
    screen(8, 'correct', 'view: [{ text: 直します。 }]'),
    screen(9, 'corrected', 'view: [{ text: 直しました。 }]'),
    screen(10, 'refused', 'view: [{ text: 使えません。 }]'),
  ]),
);

type Browser = ReturnType<typeof openBrowser>;

async function fill(browser: Browser, value: string): Promise<void> {
  const [only] = browser.screen.screen.fields;
  if (only !== undefined) browser.screen.recordInput(only.name, value);
  await next(browser);
}

async function next(browser: Browser, action = 'next'): Promise<void> {
  await pass(1);
  await browser.press(action);
}

async function start(path = 'trial/who') {
  const browser = openBrowser({ project });
  await browser.open(path);
  return browser;
}

/** Walks to the check page, for oneself. */
async function atCheck() {
  const browser = await start();
  for (const value of ['self', 'a@example.jp', '123456']) await fill(browser, value);
  expect(browser.at).toBe('trial-check');
  return browser;
}

describe('forward and back follow from the order and what was accepted', () => {
  it.each([
    ['oneself: no address', 'self', 'trial-mail'],
    ['another: the address is asked', 'other', 'trial-address'],
  ])('forward, %s', async (_, who, expected) => {
    const browser = await start();
    await fill(browser, who);
    expect(browser.at).toBe(expected);
  });

  it.each([
    ['oneself', 'self', 'trial-who'],
    ['another', 'other', 'trial-address'],
  ])('back from the mail, for %s', async (_, who, expected) => {
    const browser = await start();
    await fill(browser, who);
    if (who === 'other') await fill(browser, '東京都');
    expect(browser.at).toBe('trial-mail');
    await next(browser, 'back');
    expect(browser.at).toBe(expected);
  });

  it('what is only typed does not decide: the refused screen stays', async () => {
    const browser = await start();
    await next(browser);
    expect(browser.at).toBe('trial-who');
    expect(browser.screen.view.getState().errors).toEqual([{ field: 'who', message: 'whoを入力してください。' }]);
  });

  it('forward counts from the place of a screen that is no longer shown; back never lands on it (AM-073)', async () => {
    const browser = await atCheck();
    await next(browser, 'back');
    expect(browser.at).toBe('trial-mail');
  });

  it('what was accepted stands in the fields again', async () => {
    const browser = await start();
    await fill(browser, 'self');
    await next(browser, 'back');
    expect(browser.screen.view.getState().form).toEqual({ who: 'self' });
  });

  it('a one-time code is not kept', async () => {
    const browser = await start();
    await fill(browser, 'self');
    await fill(browser, 'a@example.jp');
    browser.screen.recordInput('code', '123456');
    const again = openBrowser({ project, storages: browser.storages });
    await again.open('trial/code');
    expect(again.screen.view.getState().form).toEqual({});
  });

  it('there is no way back from the end', async () => {
    const browser = await atCheck();
    await next(browser);
    expect(browser.at).toBe('trial-done');
    await next(browser, 'back');
    expect(browser.at).toBe('trial-done');
    expect(browser.left).toEqual([]);
  });
});

describe('a flow that is done', () => {
  const done = async () => {
    const browser = await atCheck();
    await next(browser, 'file');
    expect(browser.at).toBe('trial-done');
    return browser;
  };

  it.each(['trial/check', 'trial/mail', 'trial/who'])(
    '%s shows what came of it, by the browser’s back, a reload and its address',
    async (path) => {
      for (const isSeen of [true, false]) {
        const browser = await done();
        await browser.open(path, isSeen);
        expect(browser.at).toBe('trial-done');
      }
    },
  );

  it('going back beyond its start leaves it done; going on from there begins it anew', async () => {
    const browser = await done();
    await browser.open('trial/top', true);
    expect(browser.at).toBe('trial-top');
    await browser.open('trial/done', true);
    await browser.open('trial/check', true);
    expect(browser.at).toBe('trial-done');
    await browser.open('trial/top');
    await next(browser);
    expect(browser.at).toBe('trial-who');
    await browser.open('trial/who', true);
    expect(browser.at).toBe('trial-who');
  });
});

const changing = (screen: string, field = '') => ({ screen, field, group: null, shownWhen: null });

describe('change links', () => {
  it('lead to the field and back to the check page', async () => {
    const browser = await atCheck();
    browser.screen.change(changing('trial-who', 'who'));
    await browser.settle();
    expect(browser.history.at(-1)).toBe('trial/who#field-who');
    await fill(browser, 'self');
    expect(browser.at).toBe('trial-check');
    await next(browser);
    expect(browser.at).toBe('trial-done');
  });

  it('a screen that became necessary comes first, and the way back is kept [AM-123]', async () => {
    const browser = await atCheck();
    browser.screen.change(changing('trial-who'));
    await browser.settle();
    await fill(browser, 'other');
    expect(browser.at).toBe('trial-address');
    await fill(browser, '東京都');
    expect(browser.at).toBe('trial-check');
  });

  it('a changed address is verified first, an unchanged one is not [AM-074]', async () => {
    const browser = await atCheck();
    browser.screen.change(changing('trial-mail'));
    await browser.settle();
    await fill(browser, 'b@example.jp');
    expect(browser.at).toBe('trial-code');
    await fill(browser, '123456');
    expect(browser.at).toBe('trial-check');
    browser.screen.change(changing('trial-mail'));
    await browser.settle();
    await fill(browser, 'b@example.jp');
    expect(browser.at).toBe('trial-check');
  });

  it('the literal rule is a setting [AM-123]', async () => {
    const browser = openBrowser({ project, settings: { 'change.straightBack': true } });
    await browser.open('trial/who');
    for (const value of ['self', 'a@example.jp', '123456']) await fill(browser, value);
    browser.screen.change(changing('trial-who'));
    await browser.settle();
    await fill(browser, 'other');
    expect(browser.at).toBe('trial-check');
  });

  it('back during a change leads to the check page', async () => {
    const browser = await atCheck();
    browser.screen.change(changing('trial-who'));
    await browser.settle();
    await next(browser, 'back');
    expect(browser.at).toBe('trial-check');
  });
});

describe('processes', () => {
  it.each([
    ['a start screen sets it', ['trial/correct'], 'trial-correct', 'correction'],
    ['AM-081 a screen of another process is refused', ['trial/who', 'trial/correct'], 'trial-refused', 'new'],
    ['a screen before the start belongs to nobody', ['trial/correct', 'trial/top'], 'trial-top', 'correction'],
    ['the same process goes on', ['trial/correct', 'trial/corrected'], 'trial-corrected', 'correction'],
  ])('%s', async (_, paths, at, process) => {
    const browser = openBrowser({ project });
    for (const path of paths) {
      await browser.open(path);
      await browser.settle();
    }
    expect(browser.at).toBe(at);
    expect(browser.screen.view.getState().scope.state).toMatchObject({ process });
  });

  it('the bare path leads to the top [AM-072]', async () => {
    const browser = await start('trial');
    await browser.settle();
    expect(browser.at).toBe('trial-top');
  });
});
