/** The catalogue of the small project. */
export const smallCatalog: { readonly [file: string]: string } = {
  'catalog/messages.ja.yaml': `messages:
  required: 入力してください。
  tooLong: "\${n}文字までにしてください。"
  wrongCode: 確認コードが違います。
`,
  'catalog/codes.yaml': `codes:
  way:
    values:
      - { value: online, label: オンライン }
      - { value: "01", label: 窓口 }
  issuer:
    values:
      - { value: jma, label: 医師会 }
      - { value: jpa, label: 薬剤師会 }
`,
  'catalog/characters.yaml': `characters:
  kana: { says: カタカナ, letters: ァ-ヺー }
`,
  'catalog/errors.yaml': `first:
  - { status: 503, leave: top }
groups:
  auth: [ED1107]
  turnedAway: [http-401]
otherwise:
  - { codes: [auth], dialog: broken, then: { ok: [{ leave: top }] } }
  - { codes: [any], dialog: broken, then: { ok: [{ stop: true }] } }
clientCodes:
  F00101: 戻り先がない
  F00114: 番号がない
`,
  'catalog/calls/findFamily.yaml': `call: findFamily
path: /api/find-family
codes: [ED1107, EDX001]
source: 想定
request:
  properties:
    name: { type: string }
    limit: { type: integer, optional: true }
    way: { enum: [fast, slow], optional: true }
response: { properties: { family: { type: family }, complete: { type: boolean } } }
`,
  'catalog/calls/status.yaml': `call: status
path: /api/status
source: 想定
response: { properties: { ready: { type: boolean, optional: true } } }
`,
  'catalog/types/guests.yaml': `items:
  properties:
    id: { type: number }
    name: { type: string }
    note: { type: string, optional: true }
    comes: { type: boolean }
`,
  'catalog/types/family.yaml': `properties:
  name: { type: string }
  members:
    items:
      properties:
        id: { type: string }
        name: { type: string }
        alias: { type: string, apart: id }
        adult: { type: boolean }
        kana: { type: string, optional: true }
        age: { type: integer, optional: true }
        picture: { type: string, optional: true }
`,
  'catalog/addresses.yaml': `addresses:
  top: /
  return: { is: =launch.returnUrl, else: top, sameOrigin: true }
`,
  'catalog/guards.yaml': `guards:
  launched: { says: 正しく開かれた, is: launch, onFailure: [{ leave: top }] }
  notAgent: { says: 代理人ではない, is: "!login.isAgent", onFailure: [{ leave: top }] }
`,
  'catalog/settings.yaml': `settings:
  http.timeout: { says: 待ち時間, type: seconds, default: 30 seconds }
  poll.every: { says: 間隔, type: seconds, default: 1 second }
  poll.limit: { says: 上限, type: seconds, default: 5 minutes }
  age.limit: { says: 年齢, type: number, default: 15 }
`,
  'catalog/apps.yaml': `apps: {}
`,
  'catalog/dialogs.yaml': `dialogs:
  broken:
    title: エラーが発生しました
    errorNumber: true
    view:
      - text: "\${error.message}"
        shownWhen: has(error.message)
    buttons: [{ id: ok, label: OK, escape: true }]
`,
};
