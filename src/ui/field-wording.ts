/** Words of fields and widgets: apart from `wording.ts`, since they are loaded with the first screen that needs them. */
export const fieldWording = {
  required: '※必須',
  optional: '※任意',
  errorPrefix: 'エラー：',
  zoom: '拡大する',
  zoomOf: (label: string) => `${label}を拡大する`,
  imageUnavailable: '画像を表示できません。次の文字で確認してください。',
  qrUnavailable: '二次元コードを表示できません。二次元コードを更新してください。',
  choose: '選択してください',
  showPassword: 'パスワードを表示する',
  hidePassword: 'パスワードを隠す',
  year: '年',
  month: '月',
  day: '日',
  yearHint: '西暦',
  smallKana: (letters: string) => `小さい文字：${letters}`,
  openOnThisPhone: 'このスマートフォンで開く',
} as const;
