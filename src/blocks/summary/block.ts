import type { Chipped } from '../../model/chip.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import { shownWhenSchema } from '../../model/link-schema.ts';
import type { BlockOf, Loaded } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

const row = {
  type: 'object',
  'x-part': 'summaryRow',
  'x-lead': 'label',
  'x-lead-optional': true,
  description: '行を一つ。',
  additionalProperties: false,
  required: ['label', 'value'],
  properties: {
    label: { 'x-kind': 'text', description: '項目名。' },
    value: { 'x-kind': 'value', 'x-text': true, 'x-type': 'text', description: '値。=式 か ${…} を含む文章。' },
    large: { type: 'boolean', default: false, description: 'true なら大きく表示します。' },
    hint: { 'x-kind': 'text', default: '', description: '値の下に出す補足。' },
    change: {
      'x-kind': 'change',
      default: null,
      description:
        '「変更」の行き先。画面の名前か 画面の名前#入力欄。画面の名前の代わりに、ひな型の名前も書けます。流れの中で表示しない画面の行は表示しません。',
    },
    shownWhen: shownWhenSchema,
  },
} as const satisfies JsonSchema;

export type SummaryRow = Loaded<typeof row> & Chipped;

const rowsOfList = {
  type: 'object',
  'x-items': 'each',
  'x-part': 'summaryRows',
  additionalProperties: false,
  required: ['each', 'rows'],
  description: '並びの一つ一つについて行を表示します。中では item で読めます。',
  properties: {
    each: { 'x-kind': 'expression', 'x-type': 'list', 'x-as': 'list', description: '並び。例: state.draft.reports' },
    rows: { type: 'array', minItems: 1, 'x-item': true, description: '一つ一つについて表示する行。', items: row },
    shownWhen: shownWhenSchema,
  },
} as const satisfies JsonSchema;

/** Rows for every item of a list, with `item` in scope. */
export type SummaryRows = Loaded<typeof rowsOfList>;

export const blockKind = {
  kind: 'summary',
  says: '項目名と値の一覧を表示します。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['summary'],
    properties: {
      summary: {
        type: 'array',
        'x-as': 'rows',
        minItems: 1,
        description: '行の並び。',
        items: { anyOf: [row, rowsOfList] },
      },
    },
  },
  inDialog: 'yes',
  late: true,
} as const satisfies BlockKind;

export type SummaryBlock = BlockOf<typeof blockKind>;
