import type { JsonSchema } from './json-schema.ts';
import type { Loaded } from './loaded-of.ts';

/** Members that blocks with links have in common. */
export const shownWhenSchema = {
  'x-kind': 'condition',
  'x-guard': true,
  default: null,
  description: 'この条件のときだけ表示します。',
} as const satisfies JsonSchema;

export const withSchema = {
  type: 'object',
  default: {},
  additionalProperties: { 'x-kind': 'value', 'x-type': 'parameter' },
  description: '行き先のパスのパラメーター。パスにないものは ? のあとに付きます。空の値は付きません。',
} as const satisfies JsonSchema;

export const placeSchema = {
  'x-kind': 'place',
  default: null,
  description: '行き先の画面の名前か、addresses.yaml の名前。',
} as const satisfies JsonSchema;

/** A link to a view of this screen, or to a related screen. */
export const viewLinkSchema = {
  type: 'object',
  'x-lead': 'label',
  description: 'リンクを一つ。',
  additionalProperties: false,
  required: ['label', 'to'],
  properties: {
    label: { 'x-kind': 'text', description: 'リンクの文言。' },
    to: { 'x-kind': 'place', 'x-of': 'screen', description: '行き先の画面の名前。この画面でもかまいません。' },
    with: withSchema,
    current: {
      'x-kind': 'condition',
      'x-current': true,
      default: null,
      description:
        "今の表示であるときの条件。例: has(url.view) && url.view == 'history'。書かなければ、行き先がこの画面であるとき。",
    },
    shownWhen: shownWhenSchema,
  },
} as const satisfies JsonSchema;

export type ViewLink = Loaded<typeof viewLinkSchema>;
