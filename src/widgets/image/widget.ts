import type { WidgetKind } from '../../model/vocabulary.ts';

/** An image from the portal (base64 PNG) for the person to check, with its text alternative. */
export const widget = {
  name: 'image',
  says: '画像（PNG）を見て確認します。例：登録された本籍。',
  for: 'block',
  valueType: null,
  options: {
    type: 'object',
    required: ['image', 'alt'],
    additionalProperties: false,
    properties: {
      image: { 'x-kind': 'value', 'x-type': 'text', description: '画像。=式で、base64 の PNG を指します。' },
      label: { type: 'string', default: '', 'x-kind': 'text', description: '画像の上に出す項目名。' },
      alt: {
        type: 'string',
        minLength: 1,
        'x-kind': 'text',
        description: '画像が見えない人が読む文。かならず書きます。',
      },
      zoom: { type: 'boolean', default: false, description: 'true なら「拡大する」ボタンで大きく見られます。' },
    },
  },
  implies: {},
} as const satisfies WidgetKind;
