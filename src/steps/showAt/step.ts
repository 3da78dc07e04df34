import type { StepKind } from '../../model/vocabulary.ts';

/** Shows an error at a field, or for the whole form. The person stays on the screen. */
export const stepKind = {
  kind: 'showAt',
  says: '入力欄にエラーの文を出します。画面はそのままです。',
  options: {
    type: 'object',
    required: ['showAt'],
    additionalProperties: false,
    properties: {
      showAt: {
        type: 'string',
        'x-kind': 'name:field',
        'x-also': ['form'],
        description: '入力欄の名前。form なら画面全体のエラーとして出します。',
      },
      message: {
        type: 'string',
        'x-kind': 'name:message',
        description: '文の名前（catalog/messages）。書かなければポータルから届いた文。',
      },
    },
  },
  effects: [{ do: 'stay', via: 'error' }, { do: 'end' }],
} as const satisfies StepKind;
