import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { bodies, typeFile } from '../load/shape-of.ts';
import { MemoryStorage, openBrowser, type Replies } from './browser.ts';
import { pass, standStill } from './clock.ts';
import { projectOf } from './project.ts';

standStill();

const type = (properties: JsonSchema['properties'], required: readonly string[]) =>
  typeFile({ type: 'object', properties: properties ?? {}, required });

const text = { type: 'string' };

/** A procedure with a saved draft and two kinds of work; `sign` is entered from an app as well. */
const project = projectOf({
  'catalog/types/trialDraft.yaml': type(
    {
      kind: text,
      revision: { type: 'number' },
      people: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: text, isChecked: { type: 'boolean' }, reading: text },
          required: ['id', 'isChecked'],
        },
      },
      mail: text,
    },
    ['kind', 'revision', 'people'],
  ),
  'catalog/calls/draftGet.yaml':
    'call: draftGet\npath: /api/draft/get\ncodes: [EDV105]\nsource: 想定\n' +
    bodies({ resBody: { $ref: 'trialDraft' } }),
  'catalog/calls/draftSave.yaml':
    'call: draftSave\npath: /api/draft/save\nsendOnce: true\ncodes: [EDV106]\nsource: 想定\n' +
    bodies({
      reqBody: {
        type: 'object',
        properties: { people: { type: 'array' }, mail: text, revision: { type: 'number' } },
        required: ['people', 'revision'],
      },
      resBody: { type: 'object', properties: { revision: { type: 'number' } }, required: ['revision'] },
    }),
  'catalog/calls/assist.yaml':
    'call: assist\npath: /api/assist\nsource: 想定\n' +
    bodies({ resBody: { type: 'object', properties: { mail: text } } }),
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
guards: [loggedIn]
state:
  process: { type: text, keep: session }
  draft: { type: trialDraft, keep: draft }
draft:
  load: { call: draftGet, into: state.draft }
  process: =state.draft.kind
  save:
    - call: draftSave
      with: { people: =state.draft.people, mail: "=has(state.draft.mail) ? state.draft.mail : ''", revision: =state.draft.revision }
      keep: { revision: state.draft.revision }
      onError:
        - { codes: [EDV106], dialog: elsewhere, then: { load: [{ restart: draft }], close: [{ stop: true }] } }
  onSaveFailure: 保存できませんでした。入力はこの端末に残っています。
facts:
  forOthers: { says: 本人以外もいる, is: "has(state.draft) && state.draft.people.exists(p, p.isChecked && p.id != 'me')" }
flows:
  report:
    type: 1
    process: new
    startsAt: [trial-begin]
    startsAlsoAt: [{ screen: trial-sign, when: has(url.nonce) || intent.started }]
    screens: [trial-top, trial-begin, trial-choose, trial-readings, trial-address, trial-mail, trial-check, trial-agree, trial-sign, trial-done]
    check: trial-check
    noWayBackFrom: [trial-done]
  withdrawal:
    process: =settings.intent.target
    startsAt: [trial-withdraw]
    screens: [trial-withdraw, trial-withdrawn]
onWrongProcess: [{ go: trial-refused }]
errors:
  - { codes: [EDV105], go: trial-refused }
dialogs:
  elsewhere:
    title: ほかの画面で保存されています
    view: [{ text: この画面で入力したものは、まだ消えていません。 }]
    buttons: [{ id: load, label: 保存された内容を読み込む }, { id: close, label: とじる, escape: true }]
`,
  ...screens(
    ['top', 'view: [{ button: 次へ, action: next }]'],
    ['begin', 'view: [{ button: 次へ, action: next }]'],
    [
      'choose',
      'view: [{ button: 次へ, action: next }]',
      'actions:',
      '  addOther:',
      '    - act: set',
      '  set:',
      '    - set: { state.draft.people: [{ id: me, isChecked: true, reading: サトウ }, { id: other, isChecked: true }] }',
      '    - go: forward',
    ],
    [
      'readings',
      'view: [{ fields: readingOf }]',
      'fields:',
      '  readingOf:',
      '    each: state.draft.people',
      '    where: item.isChecked',
      '    key: item.id',
      '    legend: "${item.id}"',
      '    fields:',
      '      reading: { label: 読み, widget: text, required: true, bind: item.reading, messages: { required: 入力してください。 } }',
    ],
    [
      'address',
      'shownWhen: facts.forOthers',
      'doneWhen: has(state.draft) && has(state.draft.mail)',
      'view: [{ button: 次へ, action: next }]',
    ],
    [
      'mail',
      'view: [{ field: mail }]',
      'data:',
      '  help: { call: assist, onError: [{ codes: [any], ignore: true }], fills: { mail: =help.mail } }',
      'fields:',
      '  mail: { label: メール, widget: text, required: true, bind: state.draft.mail, messages: { required: 入力してください。 } }',
    ],
    ['check', 'view: [{ button: 次へ, action: next }]'],
    [
      'agree',
      'view: [{ field: agreed }]',
      'fields:',
      '  agreed: { label: 同意する, widget: checkbox, required: true, messages: { required: 同意してください。 } }',
    ],
    ['sign', 'url: { nonce: { optional: true } }', 'view: [{ button: 次へ, action: next }]'],
    ['done', 'view: [{ text: 終わりました。 }]'],
    ['withdraw', 'view: [{ button: 次へ, action: next }]'],
    ['withdrawn', 'view: [{ text: 取り下げました。 }]'],
    ['refused', 'view: [{ text: 使えません。 }]'],
  ),
});

function screens(...all: readonly (readonly [string, ...string[]])[]): { [file: string]: string } {
  return Object.fromEntries(
    all.map(([name, ...lines], index) => {
      const id = `SZZ0001-01-${String(index + 1).padStart(3, '0')}`;
      const head = [`id: ${id}`, `name: trial-${name}`, `path: ${name}`, `title: ${name}`];
      return [`screens/trial/${id}.yaml`, [...head, ...lines].join('\n')];
    }),
  );
}

const me = { id: 'me', isChecked: true, reading: 'サトウ' };
const full = { kind: 'new', revision: 1, people: [me], mail: 'a@example.jp' };

const storages = () => ({ session: new MemoryStorage(), local: new MemoryStorage() });

async function open(path: string, draft: object | null = full, replies: Replies = {}, kept = storages()) {
  const browser = openBrowser({
    project,
    storages: kept,
    replies: {
      draftGet: draft === null ? { code: 'EDV105' } : { body: draft },
      draftSave: (nth) => ({ body: { revision: nth + 1 } }),
      assist: { body: {} },
      ...replies,
    },
  });
  await browser.open(path);
  await arrived(browser);
  return browser;
}

// Later it is there within a few turns.
beforeAll(() => import('../../src/runtime/fields/field-parts.ts'));

/** What judges the fields of other screens is loaded when it is first needed, which takes more than a turn. */
async function arrived(browser: ReturnType<typeof openBrowser>) {
  for (let round = 0; round < 15; round += 1) await browser.settle();
  expect(browser.screen.view.getState().phase).toBe('ready');
}

type Browser = Awaited<ReturnType<typeof open>>;

const stateOf = (browser: Browser) =>
  browser.screen.view.getState().scope.state as { readonly process?: string; readonly draft?: Record<string, unknown> };
const toasts = (browser: Browser) => browser.portal.toasts.getState().shown.map(({ text: said }) => said);

async function fill(browser: Browser, field: string, value: unknown) {
  browser.screen.recordInput(field, value);
  await pass(1);
  await browser.press('next');
  await arrived(browser);
}

describe('a draft on another device', () => {
  it.each<[string, string, object, string]>([
    [
      'AM-082 the check page leads to the first screen that is not done',
      'check',
      { ...full, mail: undefined },
      'trial-mail',
    ],
    [
      'AM-082 an item without its reading is asked first',
      'check',
      { ...full, people: [me, { id: 'you', isChecked: true }] },
      'trial-readings',
    ],
    ['AM-082 with everything there the check page itself is shown', 'check', full, 'trial-check'],
    [
      'a screen that is shown now and not done comes first',
      'check',
      { ...full, people: [me, { ...me, id: 'you' }], mail: undefined },
      'trial-address',
    ],
    ['what is bound to nothing must be accepted in this session', 'sign', full, 'trial-agree'],
    ['a screen before the check page is open to whoever comes', 'mail', { ...full, people: [] }, 'trial-mail'],
    ['the end is never led away from', 'done', full, 'trial-done'],
  ])('%s', async (_, path, draft, at) => {
    const browser = await open(`trial/${path}`, JSON.parse(JSON.stringify(draft)));
    expect([browser.at, browser.left]).toEqual([at, []]);
  });

  it('the draft tells the process, and what is bound stands in the fields [AM-082]', async () => {
    const browser = await open('trial/mail');
    expect(stateOf(browser)).toMatchObject({ process: 'new', draft: full });
    expect(browser.screen.view.getState().form).toMatchObject({ mail: 'a@example.jp' });
    expect(browser.sent('draftGet')).toHaveLength(1);
  });

  it('the redirect takes the address of the check page, so that back does not run into it again', async () => {
    const browser = await open('trial/check', { kind: 'new', revision: 1, people: [me] });
    expect(browser.history).toEqual(['replace trial/mail']);
  });

  it.each(['top', 'begin', 'done', 'withdraw', 'refused'])('is not asked for on %s', async (path) => {
    const browser = await open(`trial/${path}`, null);
    expect([browser.at, browser.sent('draftGet').length]).toEqual([`trial-${path}`, 0]);
  });

  it('a draft that is missing goes through the error table of the service', async () => {
    const browser = await open('trial/mail', null);
    expect(browser.at).toBe('trial-refused');
  });

  it('a draft of another process is refused [AM-081]', async () => {
    const browser = await open('trial/mail', { ...full, kind: 'vue' });
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-refused', 'vue']);
  });
});

describe('the process of a procedure', () => {
  it.each([
    ['KN-081 KN-084 a start screen sets it where none is set', ['trial/begin'], 'trial-begin', 'new'],
    ['KN-082 what an app handed over sets it', ['trial/sign?nonce=n'], 'trial-sign', 'new'],
    ['AM-080 KN-085 KN-086 a setting may decide it', ['trial/withdraw'], 'trial-withdraw', 'vue'],
    ['KN-087 it is not overwritten', ['trial/begin', 'trial/withdraw'], 'trial-refused', 'new'],
  ])('%s', async (_, paths, at, process) => {
    const kept = storages();
    let browser = await open(paths[0] ?? '', full, {}, kept);
    for (const path of paths.slice(1)) browser = await open(path, full, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual([at, process]);
    expect(JSON.parse(kept.session.getItem('madoguchi.state.trial.process') ?? '{}').value.value).toBe(process);
  });

  it('the value of the setting is the one of now [AM-080]', async () => {
    const browser = openBrowser({ project, settings: { 'intent.target': 'correction' } });
    await browser.open('trial/withdraw');
    expect(browser.screen.view.getState().scope.state).toMatchObject({ process: 'correction' });
  });

  it('an app that was opened and has not come back sets it; a draft without a process is no obstacle [KN-083]', async () => {
    const kept = storages();
    const redirect = { targetUrl: '/svc/', target: 'vue', scope: 'logout', expiry: Date.now() + 1000 };
    kept.local.setItem('signature.intent', JSON.stringify({ redirect }));
    const browser = await open('trial/sign', { ...full, kind: '' }, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-sign', 'new']);
  });

  it('an app that is over an hour late starts nothing', async () => {
    const kept = storages();
    const redirect = { targetUrl: '/svc/', target: 'vue', scope: 'logout', expiry: Date.now() };
    kept.local.setItem('signature.intent', JSON.stringify({ redirect }));
    const browser = await open('trial/sign', { ...full, kind: '' }, {}, kept);
    expect([browser.at, stateOf(browser).process]).toEqual(['trial-agree', undefined]);
  });

  it.each<[string, object, string]>([
    ['leads nowhere else while the data are there', full, 'trial-sign'],
    ['leads to what is really missing', { kind: 'new', revision: 1, people: [me] }, 'trial-mail'],
  ])('the return of an app %s', async (_, draft, at) => {
    expect((await open('trial/sign?nonce=n', draft)).at).toBe(at);
  });

  it('a reload after the return of an app leads nowhere else either', async () => {
    const kept = storages();
    await open('trial/sign?nonce=n', full, {}, kept);
    expect((await open('trial/sign', full, {}, kept)).at).toBe('trial-sign');
  });
});

describe('changes from the check page', () => {
  async function addOther(settings: Record<string, unknown> = {}) {
    const kept = storages();
    const browser = openBrowser({
      project,
      settings,
      storages: kept,
      replies: { draftGet: { body: full }, draftSave: { body: { revision: 2 } }, assist: { body: {} } },
    });
    await browser.open('trial/check');
    await arrived(browser);
    browser.screen.change({ screen: 'trial-choose', field: '', group: null, shownWhen: null });
    await arrived(browser);
    await browser.press('addOther');
    await arrived(browser);
    return browser;
  }

  it('another person checked: the reading that is missing is asked first, though the screen was accepted before [AM-123]', async () => {
    const browser = await addOther();
    expect(browser.at).toBe('trial-readings');
    await fill(browser, 'readingOf.other.reading', 'スズキ');
    expect(browser.at).toBe('trial-check');
  });

  it('the literal rule leads straight back, and what is missing is asked on the way on [AM-123]', async () => {
    const browser = await addOther({ 'change.straightBack': true });
    expect(browser.at).toBe('trial-check');
    await pass(1);
    await browser.press('next');
    await arrived(browser);
    expect(browser.at).toBe('trial-readings');
  });

  it('back from what became necessary leads along the flow, so that the change can be taken back', async () => {
    const browser = await addOther();
    await pass(1);
    await browser.press('back');
    await arrived(browser);
    expect(browser.at).toBe('trial-choose');
  });
});

describe('saving', () => {
  it('sends what is in the draft now, with the revision the save before gave', async () => {
    const browser = await open('trial/mail');
    await fill(browser, 'mail', 'b@example.jp');
    await browser.open('trial/mail');
    await fill(browser, 'mail', 'c@example.jp');
    expect(browser.sent('draftSave').map(({ body }) => [body.reqBody?.mail, body.reqBody?.revision])).toEqual([
      ['b@example.jp', 1],
      ['c@example.jp', 2],
    ]);
  });

  it('a lost connection never blocks: the next save sends everything', async () => {
    const browser = await open('trial/mail', full, {
      draftSave: (nth) => (nth === 1 ? 'network' : { body: { revision: nth } }),
    });
    await fill(browser, 'mail', 'b@example.jp');
    expect([browser.at, toasts(browser)]).toEqual([
      'trial-check',
      ['保存できませんでした。入力はこの端末に残っています。'],
    ]);
    await browser.open('trial/mail');
    await fill(browser, 'mail', 'c@example.jp');
    expect(browser.at).toBe('trial-check');
    // The lost one again as it was, with its key, then the new one with what that gave.
    const saves = browser.sent('draftSave');
    expect(saves.map(({ body }) => [body.reqBody?.mail, body.reqBody?.revision])).toEqual([
      ['b@example.jp', 1],
      ['b@example.jp', 1],
      ['c@example.jp', 2],
    ]);
    const keys = saves.map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('the same content saved again after another one is a new save, not a replay', async () => {
    const browser = await open('trial/mail', full, { draftSave: { body: { revision: 1 } } });
    for (const mail of ['b@example.jp', 'c@example.jp', 'b@example.jp']) {
      await browser.open('trial/mail');
      await fill(browser, 'mail', mail);
    }
    const keys = browser.sent('draftSave').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(3);
  });

  it('another tab was first: it is told, nothing is overwritten or lost, and the choice is the person’s', async () => {
    const browser = await open('trial/mail', full, { draftSave: { code: 'EDV106' } });
    await fill(browser, 'mail', 'b@example.jp');
    expect([browser.at, browser.dialog?.name, toasts(browser)]).toEqual(['trial-mail', 'elsewhere', []]);
    expect(browser.screen.view.getState().form).toMatchObject({ mail: 'b@example.jp' });
    await browser.answerDialog('close');
    expect([browser.at, browser.screen.view.getState().form]).toEqual(['trial-mail', { mail: 'b@example.jp' }]);
  });

  it('restart: draft forgets this tab’s work, loads what was saved and enters the screen anew', async () => {
    const saved = { ...full, mail: 'tab2@example.jp', revision: 7 };
    const browser = await open('trial/mail', full, {
      draftSave: { code: 'EDV106' },
      draftGet: (nth) => ({ body: nth === 1 ? full : saved }),
    });
    await fill(browser, 'mail', 'b@example.jp');
    await browser.answerDialog('load');
    await arrived(browser);
    expect([browser.at, browser.screen.view.getState().phase]).toEqual(['trial-mail', 'ready']);
    expect(browser.screen.view.getState().form).toEqual({ mail: 'tab2@example.jp' });
    expect(stateOf(browser)).toMatchObject({ process: 'new', draft: saved });
  });
});

describe('data that fill fields', () => {
  const without = { kind: 'new', revision: 1, people: [me] };

  it.each<[string, object, Replies[string], string | undefined, Record<string, unknown>]>([
    ['an empty field', without, { body: { mail: 'help@example.jp' } }, undefined, { mail: 'help@example.jp' }],
    ['not what is bound', full, { body: { mail: 'help@example.jp' } }, undefined, { mail: 'a@example.jp' }],
    [
      'not what was typed',
      without,
      { body: { mail: 'help@example.jp' } },
      'typed@example.jp',
      { mail: 'typed@example.jp' },
    ],
    ['nothing with what did not come', without, { body: {} }, undefined, {}],
    ['nothing after a failure', without, { code: 'EDX999' }, undefined, {}],
  ])('%s', async (_, draft, assist, typed, form) => {
    const kept = storages();
    if (typed !== undefined) {
      kept.session.setItem(
        'madoguchi.typed.trial.trial-mail',
        JSON.stringify({ value: { mail: typed }, expiresAt: null }),
      );
    }
    const browser = await open('trial/mail', draft, { assist }, kept);
    expect(browser.screen.view.getState().form).toEqual(form);
  });
});
