import type { WidgetKind } from '../../model/vocabulary.ts';

/** Inputs defined by data: sections, conditions, repeated groups, attachments. Its value is `Answers` of src/forms/data-form. */
export const widget = {
  name: 'data-form',
  says: '手続きごとに違う入力欄を、ポータルから届いた定義（schemas/data-form.schema.json）のとおりに並べます。',
  for: 'field',
  valueType: 'record',
  options: {
    type: 'object',
    required: ['definition', 'version'],
    additionalProperties: false,
    properties: {
      definition: {
        'x-kind': 'expression',
        'x-type': 'dataForm',
        description: '入力欄の定義。=式で、呼び出しの応答の中の定義を指します。例: =procedure.form。',
      },
      version: {
        'x-kind': 'value',
        'x-type': 'text',
        description: '定義の版。=式で書きます。保存した答えの版が違うとき、合わない答えはもう一度入力してもらいます。',
      },
      upload: {
        type: 'string',
        default: '',
        'x-kind': 'name:call',
        'x-sends': 'upload',
        description: '添付ファイルを送る呼び出しの名前。添付の欄が届くことがあれば書きます。',
      },
      uploadWith: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value' },
        description: '添付ファイルと一緒に送る値。=式で書きます。例: { path: =path }。',
      },
      remove: {
        type: 'string',
        default: '',
        'x-kind': 'name:call',
        'x-sends': 'remove',
        description: '添付ファイルを消す呼び出しの名前。',
      },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
