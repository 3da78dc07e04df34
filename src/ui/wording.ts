/** Built-in wording of the components; everything else comes from descriptors and the catalogue. Fields and widgets: `field-wording.ts`. */
export const wording = {
  errorSummary: '入力内容に誤りがあります',
  close: 'とじる',
  change: '変更',
  changeOf: (label: string) => `${label}を変更する`,
  loading: '読み込んでいます',
  working: '処理しています',
  opensNewWindow: '（新しいウィンドウで開きます）',
  skipToContent: '本文へ移動する',
  breadcrumb: '現在位置',
  steps: (total: number, current: number) => `全${total}ステップ中、${current}ステップ目`,
  errorNumber: 'お問い合わせ番号',
} as const;
