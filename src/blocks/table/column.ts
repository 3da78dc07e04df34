import type { Chipped } from '../../model/chip.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { placeSchema, withSchema } from '../../model/link-schema.ts';
import type { Loaded } from '../../model/loaded-of.ts';

/** Heads are outside the rows, so a column's label has no `item`; everything else concerns one row. */
export const columnSchema = {
  type: 'object',
  'x-lead': 'value',
  'x-lead-optional': true,
  description:
    '列を一つ。value の中では、その行の一件を item で読めます。to（行き先）か action を書くと、値がリンクやボタンになります。',
  additionalProperties: false,
  required: ['label', 'value'],
  properties: {
    label: { 'x-kind': 'text', description: '列の見出し。' },
    value: {
      'x-kind': 'value',
      'x-item': true,
      'x-text': true,
      'x-type': 'text',
      description: '値。=式 か ${…} を含む文章。',
    },
    header: {
      type: 'boolean',
      default: false,
      description: 'true なら、この列が行の見出しです（名前などの、一件を見分けられる列）。',
    },
    sort: {
      type: 'string',
      pattern: '^[A-Za-z][A-Za-z0-9]*$',
      default: '',
      description:
        '並べ替えの名前。書くと見出しがリンクになり、アドレスに「名前」（昇順）か「-名前」（降順）が付きます。表に sorting を書きます。',
    },
    to: placeSchema,
    with: { ...withSchema, 'x-item': true },
    action: {
      'x-kind': 'name:action',
      'x-item': true,
      default: null,
      description: '押すと動かすアクションの名前。手順の中では item が読めます。',
    },
    shownWhen: {
      'x-kind': 'condition',
      'x-guard': true,
      'x-item': true,
      default: null,
      description: 'この条件に合う行だけに値を表示します。item が読めます。',
    },
  },
} as const satisfies JsonSchema;

/** With `to`, the values are links; with `action`, buttons that run it with `item` in scope. */
export type TableColumn = Loaded<typeof columnSchema> & Chipped;
