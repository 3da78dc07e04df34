/** The 60 fields of the measured form: said once, for the generated descriptor and for the page written by hand. */
export interface MeasuredField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'kana' | 'digits' | 'select' | 'radio';
  /** Shown only while the radio field `way` has this value; null = always. */
  readonly onlyFor: string | null;
}

export const choices = Array.from({ length: 10 }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1}番の窓口`,
}));
export const ways = [
  { value: 'post', label: '郵送' },
  { value: 'counter', label: '窓口' },
];

export const maxLength = 100;
export const digitCount = 7;

/** 1 radio, 40 texts, 8 kana, 6 numbers, 5 lists; four of them are shown only for one way. */
export const sixtyFields: readonly MeasuredField[] = [
  { name: 'way', label: '受け取り方法', kind: 'radio', onlyFor: null },
  ...several(40, 'text', '項目'),
  ...several(8, 'kana', '振り仮名'),
  ...several(6, 'digits', '番号'),
  ...several(5, 'select', '窓口'),
];

function several(count: number, kind: MeasuredField['kind'], label: string): MeasuredField[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${kind}${index + 1}`,
    label: `${label}${index + 1}`,
    kind,
    onlyFor: kind === 'text' && index >= 36 ? (index % 2 === 0 ? 'post' : 'counter') : null,
  }));
}

/** A value that is in order; every other turn another one. */
export function goodValue({ kind }: Pick<MeasuredField, 'kind'>, turn = 0): string {
  return turn % 2 === 0
    ? { text: '霞が関一丁目', kana: 'ミホンハナコ', digits: '1234567', select: '3', radio: 'post' }[kind]
    : { text: '霞が関二丁目', kana: 'ミホンタロウ', digits: '7654321', select: '4', radio: 'post' }[kind];
}

export const screenCount = 100;

/** Wording of the many screens. */
export function manyScreen(number: number): {
  readonly title: string;
  readonly texts: readonly string[];
  readonly labels: readonly string[];
} {
  return {
    title: `${number}番目の画面`,
    texts: [
      `${number}番目に確かめることを入力してください。`,
      `わからないときは、${number}番の窓口でお聞きください。入力した内容は、この端末に残ります。`,
    ],
    labels: [`氏名（${number}）`, `住所（${number}）`, `電話番号（${number}）`],
  };
}
