import type { WidgetKind } from '../../model/vocabulary.ts';

/** Files, uploaded as soon as they are chosen. Its value is a list of `Attachment` of src/forms/attachment.ts. */
export const widget = {
  name: 'attachment',
  says: 'ファイルを選んでもらい、すぐに送ります。値は、送ったファイルの一覧です。',
  for: 'field',
  valueType: 'list',
  options: {
    type: 'object',
    required: ['upload', 'remove'],
    additionalProperties: false,
    properties: {
      upload: {
        type: 'string',
        'x-kind': 'name:call',
        'x-sends': 'upload',
        description:
          'ファイルを送る呼び出しの名前。{ fileName, content } を送り、{ attachmentId, name, bytes, type } を受け取ります。',
      },
      uploadWith: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value' },
        description: 'ファイルと一緒に送る値。=式で書きます。例: { path: =path }。',
      },
      remove: {
        type: 'string',
        'x-kind': 'name:call',
        'x-sends': 'remove',
        description: '送ったファイルを消す呼び出しの名前。{ attachmentId } を送ります。',
      },
      accept: {
        type: 'array',
        items: { enum: ['pdf', 'jpeg', 'png'] },
        minItems: 1,
        default: ['pdf', 'jpeg', 'png'],
        'x-constraint': true,
        description: '送れるファイルの種類。',
      },
      mostBytes: {
        type: 'integer',
        minimum: 1,
        default: 5_000_000,
        'x-constraint': true,
        description: 'ファイル一つの大きさの上限（バイト）。',
      },
      most: { type: 'integer', minimum: 1, default: 1, 'x-constraint': true, description: 'ファイルの数の上限。' },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
