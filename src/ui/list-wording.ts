/** Built-in wording of lists. */
export const listWording = {
  count: (total: number, from: number, to: number) =>
    from === to
      ? `全${total.toLocaleString('ja-JP')}件のうち${from.toLocaleString('ja-JP')}件目`
      : `全${total.toLocaleString('ja-JP')}件のうち${from.toLocaleString('ja-JP')}〜${to.toLocaleString('ja-JP')}件目`,
  noSuchPage: (total: number) =>
    `このページには何もありません。全${total.toLocaleString('ja-JP')}件です。ほかのページを選んでください。`,
  sortable: '項目を選ぶと並べ替えられます。',
  pagesOf: (caption: string) => `${caption}のページ`,
  page: (number: number) => `${number}ページ`,
  previous: '前へ',
  next: '次へ',
} as const;
