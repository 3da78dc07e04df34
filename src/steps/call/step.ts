import type { StepKind } from '../../model/vocabulary.ts';

/** One call of the portal. A failure goes through the error order (step, screen, service, catalogue). */
export const stepKind = {
  kind: 'call',
  says: 'ポータルの呼び出しを一回行います。失敗したときは、エラーの決まり（手順、画面、サービス、共通の順）に従います。',
  options: {
    type: 'object',
    required: ['call'],
    additionalProperties: false,
    properties: {
      call: { type: 'string', 'x-kind': 'name:call', description: '呼び出しの名前（catalog/calls）。' },
      with: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value' },
        description: '送る内容。項目名と値（= で始めると式）。',
      },
      as: { type: 'string', description: '結果の呼び名。書かなければ呼び出しの名前。' },
      into: { type: 'string', 'x-kind': 'name:state', description: '結果をまるごと入れる state。' },
      keep: {
        type: 'object',
        default: {},
        additionalProperties: { type: 'string', 'x-kind': 'name:state' },
        description: '結果の項目を state に写します。項目名: state の名前。',
      },
      intention: {
        'x-kind': 'text',
        description:
          '何が同じなら同じ一回か。呼び出しの定義の intention が draft のときは、一時保存の番号と版を書きます。procedure のときは、何についての手続きかを書きます（例: 受け取る書類の番号。ほかにないときは、ポータルがこれまでに受け付けた回数）。',
      },
      sendOnce: {
        type: 'boolean',
        description:
          '答えが届くまで、何度送っても一回だけ受け付けられるようにします。書かなければ呼び出しの定義に従います。',
      },
      background: {
        type: 'boolean',
        description: '失敗しても記録だけして先へ進みます。書かなければ呼び出しの定義に従います。',
      },
      onError: { 'x-kind': 'errors', default: [], description: 'この呼び出しだけのエラーの決まり。' },
    },
  },
  effects: [
    {
      do: 'call',
      call: 'call',
      with: 'with',
      as: 'as',
      rows: 'onError',
      into: 'into',
      keep: 'keep',
      background: 'background',
    },
  ],
} as const satisfies StepKind;
