import type { WidgetKind } from '../../model/vocabulary.ts';

/** A number, in the digits that were written: see `typedNumber`. What is none stays as typed text, so that nothing is lost, and is refused. */
export const widget = {
  name: 'number',
  says: '数を入力します。全角の数字も受け付けます。',
  for: 'field',
  valueType: 'number',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      unit: { type: 'string', default: '', 'x-kind': 'text', description: '数のうしろに出す単位。例：円。' },
      decimal: { type: 'boolean', default: false, description: '小数を入力するとき true。' },
    },
  },
  implies: { writtenNumber: true, exactNumber: true },
} as const satisfies WidgetKind;
