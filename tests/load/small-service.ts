/** The service of the small project: its screens and a template. */
export const smallService: { readonly [file: string]: string } = {
  'screens/desk/service.yaml': `service: desk
title: 窓口の手続き
bare: { leave: top }
guards: [launched]
launch:
  parameters: { returnUrl: url, step: number }
  keepIn: [session, local]
  checks:
    - { code: F00101, missing: returnUrl }
  otherwise: F00101
  onFailure: [{ dialog: broken, then: { ok: [{ leave: return }] } }]
state:
  family: { type: family, keep: session 1 hour }
  done: { type: flag, starts: false, keep: session }
  note: { type: text, keep: screen }
  guests: { type: guests, keep: session }
facts:
  isFirst: { says: 最初の手順である, is: launch.step == 1 }
  hasFamily: { says: 家族を取得した, is: has(state.family) }
flows:
  report:
    screens: [desk-choose, desk-check]
    check: desk-check
errors:
  - { codes: [EDX001], dialog: broken, then: { ok: [{ leave: return }] } }
`,
  'src/server/sandbox/people/1-small.yaml': `title: 見本
people:
  - { id: hanako, name: 見本　花子 }
`,
  'screens/desk/stories/choose.yaml': `story: 方法と名前を選んで、確認に進む
person: hanako
proves: [FR-001]
launch: { step: 1 }
settings: { poll.every: 2 }
steps:
  - open: desk-choose
  - screen: desk-choose
  - fill: { 方法: online, name: 花子 }
  - press: 説明を見る
  - dialog: about
  - answer: close
  - error: name
    text: 名前を入力してください。
  - { fault: status, code: F00101 }
  - press: next
  - { sent: status, times: 1 }
  - { filed: desk_reports, with: { sent_by: post } }
  - left: return
`,
  'src/server/db/migrations/001-small.sql': `-- What is reported; one row each
create table desk_reports (
  id bigint generated always as identity primary key,
  citizen_id text not null references citizens (id),
  way text not null default ';',
  unique (citizen_id, way)
);
alter table desk_reports rename column way to sent_by;
create table desk_counters (number integer not null);
`,
  'screens/desk/stories/begun.yaml': `story: 選んだところから、戻る
begins: choose
steps:
  - press: about
  - wait: 6 minutes
  - dialog: about
`,
  'screens/desk/SCK0001-01-001.desk-choose.yaml': `id: SCK0001-01-001
name: desk-choose
path: choose/
title: 選択
shownWhen: "!state.done"
loading: { when: facts.isFirst, text: 取得中 }
view:
  - text: 手順\${launch.step}です。
  - field: way
  - field: name
  - button: 次へ
    action: next
    lockFor: 5 seconds
  - link: 説明を見る
    dialog: about
fields:
  way:
    label: 方法
    widget: radio
    options: way
    required: true
    shownWhen: facts.isFirst
    absent: online
    messages: { required: 方法を選んでください。 }
  name:
    label: 名前
    widget: text
    required: true
    maxLength: 20
actions:
  next:
    - when: form.way == '01'
      leave: return
    - call: findFamily
      with: { name: =form.name, limit: 3 }
      as: found
      onError:
        - { codes: [ED1107], showAt: name, message: wrongCode }
    - unless: found.complete
      dialog: about
      then: { close: [{ stop: true }] }
    - set: { state.done: true, state.family: =found.family }
    - poll: status
      every: =settings.poll.every
      giveUpAfter: 5 minutes
      stopWhen: "!has(status.ready)"
      until: status.ready
    - go: forward
dialogs:
  about:
    title: 説明
    view: [{ text: 説明です。 }]
    buttons: [{ id: close, label: とじる, escape: true }]
`,
  'screens/desk/SCK0001-01-002.desk-check.yaml': `id: SCK0001-01-002
name: desk-check
path: check/{kind}/{page?}
pathParams: { kind: { codes: way } }
title: 確認
breadcrumb: { parents: [desk-choose] }
url:
  key: { optional: true, also: access_key }
data:
  family:
    call: findFamily
    with: { name: 山田 }
    again: [restore]
enter:
  - choose:
      - when: has(url.key)
        set: { state.note: =url.key }
      - otherwise:
        fail: F00114
watch:
  reading:
    after: family
    poll: status
    every: 300 ms
    giveUpAfter: 1 hour
    until: has(status.ready) && status.ready
    onDone: [{ restart: family }]
view:
  - summary:
      - { label: 覚え書き, value: =state.note, change: desk-choose#name }
      - { label: 名前, value: "\${family.family.name}さん", large: true }
      - each: family.family.members
        rows:
          - { label: "\${item.name}さんの名前", value: =item.name, shownWhen: has(item.kana), change: desk-choose }
  - each: family.family.members
    blocks:
      - text: =item.name
      - button: 使う
        action: pick
        shownWhen: has(item.kana)
      - { link: 直す, change: desk-choose#way }
      - { link: 振り仮名を直す, change: desk-kana#kanaOf.kana }
actions:
  pick: [{ set: { state.note: =item.kana } }]
`,
  'screens/desk/SCK0001-03-001.desk-kana.yaml': `id: SCK0001-03-001
name: desk-kana
path: kana/
title: 振り仮名
view:
  - field: kanaOf
  - text: "\${form.kanaOf[0].reason}"
    shownWhen: form.kanaOf.exists(row, row.kana != '')
  - button: 次へ
    action: next
fields:
  kanaOf:
    each: state.family.members
    where: item.adult && has(item.age)
    key: item.id
    legend: "\${item.name}さん（\${item.age}歳）の振り仮名"
    above: [{ text: "\${item.picture}", shownWhen: has(item.picture) }]
    fields:
      kana:
        label: 振り仮名
        widget: text
        required: true
        maxLength: 20
        bind: item.kana
        messages: { required: "\${item.name}さんの振り仮名を入力してください。" }
      reason: { label: 理由, widget: text, absent: "" , shownWhen: item.age >= 15 }
`,
  'screens/desk/templates/apply.yaml': `template: apply
params:
  issuer: { type: issuer }
  needsNumber: { type: flag, default: false }
title: \${label('issuer', params.issuer)}の申請
view:
  - field: code
  - field: number
  - slot: extra
fields:
  code: { label: コード, widget: text, required: true }
  number: { label: 番号, widget: text, shownWhen: params.needsNumber }
  reading: { label: 読み, widget: kana, allow: kana, mustDifferFrom: =form.code }
  guests:
    label: 来る人
    widget: member-picker
    bind: state.guests
    edits: comes
    key: item.id
    name: "\${item.name} さん"
    details: ["\${has(item.note) ? item.note : ''}"]
    lockedWhen: item.id == 1
    atLeast: { count: 1, where: comes }
`,
  'screens/desk/SCK0001-02-001.desk-jma.yaml': `id: SCK0001-02-001
name: desk-jma
path: jma/apply
extends: apply
params: { issuer: jma, needsNumber: true }
slots:
  extra: [{ text: 会員番号も入力してください。 }]
`,
  'screens/desk/SCK0001-02-002.desk-jpa.yaml': `id: SCK0001-02-002
name: desk-jpa
path: jpa/apply
extends: apply
params: { issuer: jpa }
`,
};
