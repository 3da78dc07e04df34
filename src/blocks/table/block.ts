import type { JsonSchema } from '../../model/json-schema.ts';
import type { BlockOf, Loaded } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';
import { columnSchema } from './column.ts';

const options = {
  type: 'object',
  additionalProperties: false,
  required: ['table'],
  properties: {
    table: {
      type: 'object',
      'x-as': '',
      'x-items': 'rows',
      description: '表の内容。',
      additionalProperties: false,
      required: ['caption', 'rows', 'key', 'columns', 'empty'],
      properties: {
        caption: { 'x-kind': 'text', description: '表の題。' },
        rows: { 'x-kind': 'expression', 'x-type': 'list', description: '行になる並び。例: =found.rows' },
        key: { 'x-kind': 'expression', 'x-item': true, 'x-key': true, description: '行を見分ける値。例: item.id' },
        columns: { type: 'array', minItems: 1, description: '列の並び。', items: columnSchema },
        empty: { 'x-kind': 'text', description: '一件もないときに、表の代わりに表示する文章。' },
        paging: {
          type: 'object',
          default: null,
          description: 'ページに分かれているとき。この画面の url に、ページの番号のパラメーター（page）を書きます。',
          additionalProperties: false,
          required: ['total', 'page', 'size'],
          properties: {
            total: { 'x-kind': 'expression', 'x-type': 'number', description: '全部の件数。例: =found.total' },
            page: {
              'x-kind': 'expression',
              'x-type': 'number',
              description: '表示しているページの番号（1 から）。例: =found.page',
            },
            size: { 'x-kind': 'expression', 'x-type': 'number', description: '一ページの件数。例: =found.pageSize' },
            parameter: {
              'x-kind': 'name:url',
              default: 'page',
              description: 'ページの番号を入れる、url のパラメーター。',
            },
          },
        },
        sorting: {
          type: 'object',
          default: null,
          description: '並べ替えられるとき。この画面の url に、並び順のパラメーター（sort）を書きます。',
          additionalProperties: false,
          required: ['by'],
          properties: {
            by: {
              'x-kind': 'expression',
              'x-type': 'text',
              description: '今の並び順。列の sort の名前（昇順）か、- を付けた名前（降順）。例: =found.sort',
            },
            parameter: { 'x-kind': 'name:url', default: 'sort', description: '並び順を入れる、url のパラメーター。' },
          },
        },
      },
    },
  },
} as const satisfies JsonSchema;

export const blockKind: BlockKind = {
  kind: 'table',
  says: '一覧を表で表示します。スマートフォンでは、一行が、線で区切った一まとまりになります。どの行でも空の列は出しません。',
  options,
  inDialog: 'no',
  late: true,
  problems: ({ columns, sorting }: Loaded<typeof options>) => {
    if (sorting !== null) return [];
    const message = '並べ替える列がある表には、sorting（今の並び順と url のパラメーター）を書いてください。';
    return columns
      .filter(({ sort }) => sort !== '')
      .map((owner) => ({ rule: 'table/sorting', owner, member: 'sort', message }));
  },
};

/** A list in columns whose page and order are part of the address. */
export type TableBlock = BlockOf<{ readonly options: typeof options }>;
