/** Wording of inputs for addresses: separate from `field-wording.ts`, since few screens have one. */
export const addressWording = {
  code: '郵便番号',
  codeHint: (label: string) => `7けたを入力すると、「${label}」に町名までが入ります。そのためだけに使います。`,
  codeHintOffers: (label: string) =>
    `7けたを入力すると、町名までの住所が「${label}」の下に出ます。選ぶと入れかわります。そのためだけに使います。`,
  codeAgain: '郵便番号から入れなおす',
  codeAgainOf: (label: string) => `${label}を、郵便番号から入れなおす`,
  filled: (beginning: string) => `「${beginning}」まで入れました。続きを入力してください。`,
  offered: '郵便番号の住所を入れるときは、選んでください。',
  offer: (beginning: string) => `「${beginning}」を入れる`,
  codeUnknown: '郵便番号から住所が見つかりませんでした。住所を入力してください。',
  codeFailed: '郵便番号から住所を調べられませんでした。住所を入力してください。',
} as const;
