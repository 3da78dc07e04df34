import type { StepKind } from '../../model/vocabulary.ts';

/** Writes a line to the portal's log (call `loggingCreate`); sent only while `log.output` is on. Never stops anything. */
export const stepKind = {
  kind: 'log',
  says: '記録を残します。記録の出力が入っているときだけ送られ、失敗しても何も止まりません。',
  options: {
    type: 'object',
    required: ['log'],
    additionalProperties: false,
    properties: {
      log: { 'x-kind': 'text', description: '記録する文。個人の情報は書かないでください。' },
      logAs: {
        type: 'string',
        'x-kind': 'name:codes',
        description: '記録する文が区分の値のとき、その区分の logged に置きかえて記録します。',
      },
      level: { type: 'string', enum: ['info', 'warn', 'error', 'debug'], default: 'info', description: '重さ。' },
      trigger: { type: 'string', enum: ['click', 'screen', 'state'], default: 'click', description: 'きっかけ。' },
    },
  },
  effects: [],
} as const satisfies StepKind;
