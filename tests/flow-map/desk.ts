import { vocabulary } from '../../build/vocabulary.ts';
import { type Tree, treeOf } from '../../scripts/flow/diff/tree.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';
import { baseFiles, withFiles } from '../lint/project.ts';
import { typeFile } from '../load/shape-of.ts';

const screen = (name: string) => `screens/desk/${name}.yaml`;

/** A service with a flow of four screens (one of them conditional), a fact, a setting, calls that fail and wait, dialogs, an app's worth of exits. */
export const deskFiles: ProjectFiles = withFiles(
  new Map([...baseFiles].filter(([file]) => !file.startsWith('screens/'))),
  {
    'catalog/settings.yaml': `settings:
  poll.every: { says: 確認する間隔, type: seconds, default: 1 second }
  poll.limit: { says: あきらめるまでの時間, type: seconds, default: 5 minutes }
  http.timeout: { says: 通信の待ち時間, type: seconds, default: 30 seconds }
  desk.asksAddress: { says: 住所をたずねる（試行中）, type: flag, default: true }
  address.portalTop: { says: ポータルのトップページ, type: text, default: / }
`,
    'catalog/addresses.yaml': 'addresses:\n  portalTop: { is: =settings.address.portalTop }\n',
    'catalog/dialogs.yaml': `dialogs:
  failed:
    title: エラーが発生しました
    view: [{ text: もう一度お試しください。 }]
    buttons: [{ id: ok, label: OK, escape: true }]
  tooSlow:
    title: 時間がかかっています
    buttons: [{ id: ok, label: とじる, escape: true }]
`,
    'catalog/calls/status.yaml': `call: status
path: /api/sample/status
source: 想定
codes: [ELU205, ELU206, ELU207, EDX001]
response: { properties: { done: { type: boolean }, note: { type: string }, picture: { type: string } } }
example: { done: true, note: 済み, picture: x }
`,
    'catalog/types/person.yaml': typeFile({
      title: '本人の情報',
      type: 'object',
      required: ['age', 'way', 'families', 'home'],
      properties: {
        age: { type: 'number', description: '年齢。' },
        way: { type: 'string', description: '受け取り方。1 は郵送、2 と 3 は窓口。' },
        home: { $ref: 'home', description: '住まい。' },
        families: {
          type: 'array',
          description: '家族。',
          items: {
            type: 'object',
            required: ['isAbroad', 'name'],
            properties: {
              isAbroad: { type: 'boolean', description: '海外に住んでいるか。' },
              name: { type: 'string', description: '氏名。' },
            },
          },
        },
      },
    }),
    'catalog/types/home.yaml': typeFile({
      title: '住まい',
      type: 'object',
      required: ['isRented'],
      properties: { isRented: { type: 'boolean', description: '借りているか。' } },
    }),
    'screens/desk/service.yaml': `service: desk
title: 窓口の手続き
bare: [{ go: desk-choose }]
state:
  person: { type: person, keep: session }
  sent: { type: flag, starts: false, keep: session }
facts:
  byPost: { says: 郵送で受け取る, is: has(state.person) && state.person.way == '1' }
  needsAddress:
    says: 住所の入力が必要
    is: settings.desk.asksAddress && facts.byPost
flows:
  report:
    startsAt: [desk-choose]
    screens: [desk-choose, desk-address, desk-check, desk-done]
    check: desk-check
    done: { result: desk-done, when: state.sent }
errors:
  - { codes: [ELU205-ELU207], go: desk-error }
`,
    [screen('SMP0001-01-001.desk-choose')]: `id: SMP0001-01-001
name: desk-choose
path: choose/
title: 受け取り方の選択
view:
  - text: "\${state.sent ? 'もう一度' : 'はじめに'}、受け取り方を選んでください。"
  - field: way
  - button: 次へ
    action: next
  - link: くわしく見る
    dialog: more
fields:
  way:
    label: 受け取り方
    widget: radio
    options: way
    required: true
    messages: { required: 受け取り方を選択してください。 }
actions:
  next:
    - when: form.way == 'desk'
      leave: portalTop
    - go: forward
  back: [{ leave: portalTop }]
dialogs:
  more:
    title: くわしい説明
    view: [{ text: 郵送のときは、住所をたずねます。 }]
    buttons: [{ id: close, label: とじる, escape: true }]
`,
    [screen('SMP0001-01-002.desk-address')]: `id: SMP0001-01-002
name: desk-address
path: address/
title: 住所の入力
shownWhen: facts.needsAddress
view:
  - field: address
  - { button: 次へ, action: next }
  - { button: 戻る, action: back }
fields:
  address:
    label: 住所
    widget: text
    maxLength: 100
    required: true
    messages: { required: "\${state.sent ? '新しい' : ''}住所を入力してください。" }
`,
    [screen('SMP0001-01-003.desk-check')]: `id: SMP0001-01-003
name: desk-check
path: check/
title: 内容の確認
view:
  - summary:
      - { label: 受け取り方, value: "\${state.sent ? '送信済み' : '未送信'}です", change: desk-choose }
  - { button: 送信する, action: next }
  - { button: 戻る, action: back }
actions:
  next:
    - poll: status
      every: =settings.poll.every
      giveUpAfter: =settings.poll.limit
      until: status.done
      onTimeout: [{ dialog: tooSlow, then: { ok: [{ go: desk-choose }] } }]
      onError: [{ codes: [EDX001], dialog: failed, then: { ok: [{ stop: true }] } }]
    - set: { state.sent: true }
    - go: forward
`,
    [screen('SMP0001-01-004.desk-done')]: `id: SMP0001-01-004
name: desk-done
path: done/
title: 完了
view:
  - text: 送信しました。
  - { button: トップページへ, action: home }
actions:
  home: [{ leave: portalTop }]
`,
    [screen('SMP0001-04-001.desk-error')]: `id: SMP0001-04-001
name: desk-error
path: error/
title: 手続きを続けられません
view:
  - { button: はじめに戻る, action: again }
actions:
  again: [{ go: desk-choose }]
`,
  },
);

/** The project with one piece of a file written otherwise; the piece must be there. */
export function edited(file: string, from: string, to: string): ProjectFiles {
  const text = String(deskFiles.get(file));
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return withFiles(deskFiles, { [file]: text.replace(from, () => to) });
}

export function tree(files: ProjectFiles = deskFiles): Tree {
  return treeOf(files, vocabulary);
}
