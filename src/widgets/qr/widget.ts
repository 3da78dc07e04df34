import type { WidgetKind } from '../../model/vocabulary.ts';

/** A QR code rendered by the server, black on a white card, with its remaining validity. */
export const widget = {
  name: 'qr',
  says: '二次元コードを表示します。',
  for: 'block',
  valueType: null,
  options: {
    type: 'object',
    required: ['qr', 'alt'],
    additionalProperties: false,
    properties: {
      qr: { 'x-kind': 'value', 'x-type': 'text', description: '二次元コードの画像。=式で、base64 の PNG を指します。' },
      alt: {
        type: 'string',
        minLength: 1,
        'x-kind': 'text',
        description: '画像が見えない人が読む文。かならず書きます。',
      },
      countdown: { type: 'string', default: '', 'x-kind': 'name:watch', description: '残り時間を出す watch の名前。' },
      link: {
        type: 'string',
        default: '',
        'x-kind': 'value',
        'x-type': 'text',
        description: '同じスマートフォンで開くときの宛先。空なら出しません。',
      },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
