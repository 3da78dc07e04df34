import type { StepKind } from '../../model/vocabulary.ts';

/** Repeats a call until an outcome; every outcome is named. The limit is wall-clock time. */
export const stepKind = {
  kind: 'poll',
  says: '結果が出るまで、決まった間隔で呼び出しをくり返します。',
  options: {
    type: 'object',
    required: ['poll', 'every', 'giveUpAfter', 'until'],
    additionalProperties: false,
    properties: {
      poll: { type: 'string', 'x-kind': 'name:call', description: 'くり返す呼び出しの名前。' },
      with: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value' },
        description: '送る内容。',
      },
      as: { type: 'string', description: '結果の呼び名。書かなければ呼び出しの名前。' },
      every: { 'x-kind': 'duration', description: '間隔。例: 1 second、=settings.poll.every' },
      giveUpAfter: { 'x-kind': 'duration', description: 'あきらめるまでの時間（時計の時間）。' },
      stopWhen: { 'x-kind': 'condition', description: '静かにやめる条件。until より先に調べます。' },
      failWhen: { 'x-kind': 'condition', description: '失敗とする条件。until より先に調べます。' },
      until: { 'x-kind': 'condition', description: '終わりの条件。' },
      onDone: { 'x-kind': 'steps', default: [], description: '終わりの条件を満たしたとき。' },
      onStop: {
        'x-kind': 'steps',
        default: [],
        description: '静かにやめたとき。このあと操作は終わり、ボタンがまた押せます。',
      },
      onFail: { 'x-kind': 'steps', default: [], description: '失敗の条件を満たしたとき。このあと操作は終わります。' },
      onTimeout: {
        'x-kind': 'steps',
        default: [],
        description: '時間切れのとき。書かなければ、エラー timeout として扱います。',
      },
      onError: { 'x-kind': 'errors', default: [], description: 'この呼び出しだけのエラーの決まり。' },
      waiting: {
        type: 'object',
        required: ['text'],
        additionalProperties: false,
        description: '待っている間に出す表示。',
        properties: {
          text: { 'x-kind': 'text', description: '待っている間の文。' },
          cancel: { 'x-kind': 'text', description: '中止ボタンの文字。書かなければ中止できません。' },
        },
      },
    },
  },
  effects: [
    { do: 'stay', via: 'cancel', ifSet: 'waiting.cancel' },
    { do: 'call', call: 'poll', with: 'with', as: 'as', rows: 'onError', isRepeated: true },
    { do: 'ask', condition: 'stopWhen', steps: 'onStop' },
    { do: 'ask', condition: 'failWhen', steps: 'onFail', fails: true },
    { do: 'ask', condition: 'until', steps: 'onDone', isAwaited: true },
    { do: 'run', steps: 'onTimeout', how: 'aside', words: '時間切れ', via: 'timeout' },
  ],
} as const satisfies StepKind;
