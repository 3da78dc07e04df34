import { expect } from 'vitest';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { bodies, typeFile } from '../load/shape-of.ts';
import { openBrowser, type Replies } from './browser.ts';
import { pass } from './clock.ts';
import { MemoryStorage } from './memory-storage.ts';
import { projectOf } from './project.ts';

const type = (properties: JsonSchema['properties'], required: readonly string[]) =>
  typeFile({ type: 'object', properties: properties ?? {}, required });

const text = { type: 'string' };

/** A procedure with a saved draft and two kinds of work; `sign` is entered from an app as well. */
export const project = projectOf({
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
  isFiled: { type: flag, starts: false, keep: session }
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
    done: { result: trial-done, when: state.isFiled }
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
      return [`screens/trial/${id}.trial-${name}.yaml`, [...head, ...lines].join('\n')];
    }),
  );
}

export const me = { id: 'me', isChecked: true, reading: 'サトウ' };
export const full = { kind: 'new', revision: 1, people: [me], mail: 'a@example.jp' };

export const storages = () => ({ session: new MemoryStorage(), local: new MemoryStorage() });

export async function open(path: string, draft: object | null = full, replies: Replies = {}, kept = storages()) {
  const browser = openBrowser({
    project,
    storages: kept,
    replies: {
      // What was saved last is what is kept.
      draftGet: () => {
        const saves = replies.draftSave === undefined ? browser.sent('draftSave') : [];
        const last = saves.at(-1)?.body.reqBody;
        return draft === null
          ? { code: 'EDV105' }
          : { body: { ...draft, ...last, ...(last && { revision: saves.length + 1 }) } };
      },
      draftSave: (nth) => ({ body: { revision: nth + 1 } }),
      assist: { body: {} },
      ...replies,
    },
  });
  await browser.open(path);
  await arrived(browser);
  return browser;
}

/** What judges the fields of other screens is loaded when it is first needed, which takes more than a turn. */
export async function arrived(browser: ReturnType<typeof openBrowser>) {
  for (let round = 0; round < 15; round += 1) await browser.settle();
  expect(browser.screen.view.getState().phase).toBe('ready');
}

export type Browser = Awaited<ReturnType<typeof open>>;

export const stateOf = (browser: Browser) =>
  browser.screen.view.getState().scope.state as { readonly process?: string; readonly draft?: Record<string, unknown> };
export const toasts = (browser: Browser) => browser.portal.toasts.getState().shown.map(({ text: said }) => said);

export async function fill(browser: Browser, field: string, value: unknown) {
  browser.screen.recordInput(field, value);
  await pass(1);
  await browser.press('next');
  await arrived(browser);
}
