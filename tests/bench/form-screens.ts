import { choices, digitCount, type MeasuredField, maxLength, ways } from './sixty-fields.ts';

/** A descriptor; what names its file. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly [part: string]: unknown;
}

export const buttons = [
  { button: '次へ', action: 'next' },
  { button: '戻る', action: 'back', look: 'secondary' },
];

/** The end of a flow: nothing to fill in, and a way out. */
export function lastScreen(id: string, name: string): Screen {
  return {
    id,
    name,
    path: `${name.replace(/^[a-z]+-/, '')}/`,
    title: '終わり',
    view: [
      { text: '入力は以上です。' },
      { button: 'トップページへ', action: 'home' },
      { button: '戻る', action: 'back', look: 'secondary' },
    ],
    actions: { home: [{ leave: 'portalTop' }] },
  };
}

interface Form {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly fields: readonly MeasuredField[];
}

export function formScreen({ fields: measured, ...screen }: Form): Screen {
  return {
    ...screen,
    view: [{ text: 'すべての項目を入力してください。' }, ...measured.map(({ name }) => ({ field: name })), ...buttons],
    fields: Object.fromEntries(measured.map((field) => [field.name, inputOf(field)])),
  };
}

export function inputOf({ label, kind, onlyFor }: MeasuredField): object {
  return {
    label,
    required: true,
    messages: { required: `${label}は必須項目です。` },
    ...(onlyFor === null ? {} : { shownWhen: `has(form.way) && form.way == '${onlyFor}'` }),
    ...{
      text: { widget: 'text', maxLength },
      kana: { widget: 'text', maxLength, fullWidthKana: true },
      digits: { widget: 'text', digits: digitCount },
      select: { widget: 'select', options: choices },
      radio: { widget: 'radio', options: ways },
    }[kind],
  };
}
