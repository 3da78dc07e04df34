import type { StepKind } from '../../model/vocabulary.ts';

/** Navigates to a screen: a name, or a direction along the flow. `previous` is the wizard screen the person came from. */
export const stepKind = {
  kind: 'go',
  says: '画面へ移ります。forward は次の画面、back は前の画面（並びにないときは、前に見た画面）、previous はここへ移した画面です。',
  options: {
    type: 'object',
    required: ['go'],
    additionalProperties: false,
    properties: {
      go: {
        type: 'string',
        'x-kind': 'name:screen',
        'x-also': ['forward', 'back', 'previous'],
        description: '行き先の画面の名前。または forward、back、previous。',
      },
      else: {
        type: 'string',
        'x-kind': 'name:screen',
        description: '来た画面、または並びの中の画面がないときの行き先。',
      },
      with: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value', 'x-type': 'parameter' },
        description:
          '行き先のパスのパラメーター。パスにないものは ? のあとに付きます。同じ名前のものは書かなくても引き継がれます。',
      },
      says: {
        'x-kind': 'text',
        description:
          '移った画面の見出しの下に出す、移った理由の文。だれも押していないのに移るとき（開いたとき、失敗したとき、時間切れ）に書きます。',
      },
      from: {
        type: 'string',
        'x-kind': 'name:screen',
        description: 'forward と back を数え始める画面。書かなければ今の画面。',
      },
    },
  },
  effects: [
    { do: 'tell', text: 'says' },
    { do: 'go', to: 'go', otherwise: 'else', with: 'with', from: 'from', says: 'says' },
    { do: 'end' },
  ],
} as const satisfies StepKind;
