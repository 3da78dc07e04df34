/** What is to be done about an item that no story meets, in Japanese: its families are those of `itemsOf`. */
export function wanted(item: string): string {
  const [family = '', name = ''] = item.split(/: (.*)/u);
  const what = sentences[family]?.(name) ?? item;
  return `「${item}」に出会う話がありません。${what}話を screens/<サービス>/stories に書いてください。書けないときは、理由を tests/stories/cover/unmet.yaml に書いてください。`;
}

const sentences: { readonly [family: string]: (name: string) => string } = {
  widget: (name) => `部品 ${name} の入力欄に書く（fill）か、${name} が出る`,
  block: (name) => `${name} が出る`,
  step: (name) => `手順 ${name} が動く`,
  story: (name) => `手順に ${name} のある`,
  dialog: () => 'そのようなダイアログが開く',
  page: () => 'そのような画面が出る',
  app: (name) => `アプリ ${name} を開く`,
  return: () => 'カードのアプリかスマートフォンから、そのように戻る（card）',
  focus: () =>
    'フォーカスがそのように移る（次の画面に進む、「変更」で戻る、入力の誤りが出る、ダイアログが開く、閉じる）',
  history: () => 'そのような移り方（back、reload、誤りを直して進む、住所が置きかわる）のある',
};
