import type { JsonSchema } from '../../model/json-schema.ts';
import type { Loaded } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

const options = {
  type: 'object',
  additionalProperties: false,
  required: ['notice'],
  properties: { notice: { 'x-kind': 'text', description: 'お知らせの文章。' } },
} as const satisfies JsonSchema;

export const blockKind: BlockKind = {
  kind: 'notice',
  says: '注意のお知らせを表示します（見た目は tone: warning の banner）。画面の一部として、順番に読み上げられます。',
  options,
  inDialog: 'yes',
  becomes: ({ notice }: Loaded<typeof options>) => [{ kind: 'banner', text: notice, tone: 'warning', isQuiet: true }],
};
