import { typeFile } from '../load/shape-of.ts';
import { openBrowser } from './browser.ts';
import { projectOf } from './project.ts';

export interface Reading {
  readonly id: string;
  readonly name: string;
  readonly asked: boolean;
  readonly kana?: string;
  readonly most?: number;
}

/** A service of two screens: readings asked for some of the people in the state, and a check screen. */
export const readings = projectOf({
  'catalog/types/trialPerson.yaml': typeFile({
    type: 'object',
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      asked: { type: 'boolean' },
      kana: { type: 'string' },
      most: { type: 'integer' },
    },
    required: ['id', 'name', 'asked'],
  }),
  'catalog/types/trialPeople.yaml': typeFile({
    type: 'object',
    properties: { people: { type: 'array', items: { $ref: 'trialPerson' } }, note: { type: 'string' } },
    required: ['people'],
  }),
  'screens/trial/service.yaml': `service: trial
title: 試しの手続き
state:
  family: { type: trialPeople, keep: session }
flows:
  only: { screens: [trial-start, trial-readings, trial-check], check: trial-check }
`,
  'screens/trial/SZZ0001-01-001.trial-start.yaml': `id: SZZ0001-01-001
name: trial-start
path: start
title: はじめ
`,
  'screens/trial/SZZ0001-01-002.trial-readings.yaml': `id: SZZ0001-01-002
name: trial-readings
path: readings
title: 振り仮名
view:
  - field: readingOf
  - text: "\${form.readingOf.size()}人分です。"
  - field: note
  - button: 次へ
    action: next
fields:
  note: { label: メモ, widget: text, required: true, maxLength: 5, bind: state.family.note }
  readingOf:
    each: state.family.people
    where: item.asked
    key: item.id
    legend: "\${item.name}さんの振り仮名"
    above: [{ text: "今の読み方は「\${item.kana}」です。", shownWhen: has(item.kana) }]
    fields:
      kana:
        label: 振り仮名
        widget: text
        required: true
        notEqual: =item.name
        bind: item.kana
        messages:
          required: "\${item.name}さんの振り仮名を入力してください。"
          notEqual: "\${n} ではなく、\${item.name}さんの読み方を入力してください。"
      reason:
        label: 理由
        widget: text
        required: true
        shownWhen: has(item.most)
        absent: なし
      code: { label: 確認コード, widget: text, keep: never }
actions:
  save: { validate: formats, steps: [{ stop: true }] }
`,
  'screens/trial/SZZ0001-02-001.trial-bound.yaml': `id: SZZ0001-02-001
name: trial-bound
path: bound
title: 振り仮名だけ
view: [{ fields: [readingOf, note] }]
fields:
  readingOf:
    each: state.family.people
    where: item.asked
    key: item.id
    legend: "\${item.name}さん"
    fields:
      kana: { label: 振り仮名, widget: text, required: true, notEqual: =item.name, bind: item.kana }
  note: { label: メモ, widget: text, required: true, maxLength: 5, bind: state.family.note }
`,
  'screens/trial/SZZ0001-01-003.trial-check.yaml': `id: SZZ0001-01-003
name: trial-check
path: check
title: 確認
`,
});

export const people: readonly Reading[] = [
  { id: 'p1', name: '佐藤', asked: true },
  { id: 'p2', name: '鈴木', asked: false, kana: 'スズキ' },
  { id: 'p3', name: '田中', asked: true, kana: 'タナカ', most: 3 },
];

/** A tab on the screen that asks for readings. */
export async function openReadings(
  given: readonly Reading[] = people,
  storages?: Parameters<typeof openBrowser>[0]['storages'],
) {
  const browser = openBrowser({ project: readings, ...(storages && { storages }) });
  await browser.open('trial/start');
  if (!storages) setPeople(browser, given);
  await browser.open('trial/readings');
  return browser;
}

type Browser = ReturnType<typeof openBrowser>;

/** Puts the list into the state as a call's `keep` would. */
export function setPeople(browser: Browser, given: readonly Reading[], note?: string): void {
  const family = { people: given, ...(note === undefined ? {} : { note }) };
  browser.storages.session.setItem(
    'madoguchi.state.trial.family',
    JSON.stringify({ value: { value: family, changes: 0 }, expiresAt: null }),
  );
}

export function familyOf(browser: Browser): { readonly people: readonly Reading[]; readonly note?: string } {
  return (browser.screen.view.getState().scope.state as { family: { people: readonly Reading[] } }).family;
}
