import type { WidgetKind } from '../../model/vocabulary.ts';

/** One choice out of a few, all visible. Nothing is preselected. */
export const widget = {
  name: 'radio',
  says: '選択肢から一つを選びます。選択肢が七つより多いときは select を使います。',
  for: 'field',
  valueType: 'text',
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {},
  },
  implies: {},
} as const satisfies WidgetKind;
