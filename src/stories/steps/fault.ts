import { callNamed } from '../call-named.ts';
import { askSandbox } from '../sandbox.ts';
import type { PlayableStep } from '../story-step.ts';

interface Options {
  readonly fault: string;
  readonly code: string | null;
  readonly result: string | null;
  readonly status: number | null;
  readonly lost: 'before' | 'after' | null;
  readonly times: number;
}

const told = ({ code, result, status, lost }: Options) =>
  lost !== null
    ? lost === 'before'
      ? '届く前に切れる'
      : '届いたあと、答えが届かない'
    : `${[code, result, status].filter((one) => one !== null).join('、')} で失敗する`;

export const storyStep: PlayableStep = {
  kind: 'fault',
  role: 'does',
  says: '次にその呼び出しをすると、失敗します。code、result、status、lost のどれかを書きます。',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['fault'],
    'x-one-of': ['code', 'result', 'status', 'lost'],
    properties: {
      fault: { 'x-kind': 'name:call', description: '呼び出しの名前。' },
      code: { 'x-kind': 'name:code', default: null, description: 'エラーコード。例: EX102' },
      result: {
        type: 'string',
        pattern: '^[0-9]{4}$',
        default: null,
        description: 'resultCode（四桁の数字）。例: 9000',
      },
      status: {
        type: 'integer',
        minimum: 400,
        maximum: 599,
        default: null,
        description: 'HTTP の状態（400 から 599）。例: 503',
      },
      lost: {
        enum: ['before', 'after'],
        default: null,
        description: '通信が切れます。before（届く前）か after（届いたあと。答えが届かない）。',
      },
      times: { type: 'integer', minimum: 1, default: 1, description: '何回続けて失敗するか。書かなければ 1 回です。' },
    },
  },
  tell: (options: Options) => `次の ${options.fault} は、${told(options)}`,
  async play({ fault, code, result, status, lost, times }: Options, { driver, project }) {
    await askSandbox(driver, 'faults', {
      json: {
        path: callNamed(project, fault).path,
        times,
        ...(code !== null && { errorCode: code }),
        ...(result !== null && { resultCode: result }),
        ...(status !== null && { status }),
        ...(lost !== null && { drop: lost }),
      },
    });
  },
};
