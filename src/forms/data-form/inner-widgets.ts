// chunk: data-form
import type { Field } from '../../model/field.ts';

interface InnerWidget {
  readonly type: Field['type'];
  /** Constraints implied without being written, as for the widget of that name in a screen. */
  readonly implies: { readonly [constraint: string]: unknown };
  readonly hasOptions: boolean;
}

const plainText = { noEmoji: true, noInvisible: true };
const names = { ...plainText, nameSigns: true, word: true };

/**
 * The widgets that a form which comes as data may use. Same as in screens; repeated here since neither browser nor server reads their descriptors.
 */
export const innerWidgets: { readonly [name: string]: InnerWidget } = {
  text: { type: 'text', implies: names, hasOptions: false },
  textarea: { type: 'text', implies: { ...plainText, word: true }, hasOptions: false },
  address: { type: 'text', implies: { ...names, saidOnce: true }, hasOptions: false },
  // Answers are kept as they are written; nothing here makes a floating point number of them.
  number: { type: 'number', implies: { writtenNumber: true }, hasOptions: false },
  radio: { type: 'text', implies: {}, hasOptions: true },
  select: { type: 'text', implies: {}, hasOptions: true },
  checkbox: { type: 'list', implies: {}, hasOptions: true },
  date: { type: 'text', implies: { date: true }, hasOptions: false },
  phone: { type: 'text', implies: { ...plainText, phone: true }, hasOptions: false },
  email: { type: 'text', implies: { ...plainText, email: true }, hasOptions: false },
  'postal-code': { type: 'text', implies: { ...plainText, postalCode: true }, hasOptions: false },
  kana: { type: 'text', implies: { ...plainText, word: true }, hasOptions: false },
  attachment: {
    type: 'list',
    implies: { accept: ['pdf', 'jpeg', 'png'], mostBytes: 5_000_000, most: 1 },
    hasOptions: false,
  },
};
