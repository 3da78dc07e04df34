import type { StepKind } from '../../model/vocabulary.ts';

/** Opens an app on the phone (or its stand-in) and remembers where to return to. */
export const stepKind = {
  kind: 'launchApp',
  says: 'スマートフォンのアプリを開きます。戻り先の画面を覚えておきます。アプリのエラー（extension-cancel、extension-unexpected）は、この画面に戻って、エラーの決まりに従います。',
  options: {
    type: 'object',
    required: ['launchApp'],
    additionalProperties: false,
    properties: {
      launchApp: { type: 'string', 'x-kind': 'name:app', description: 'アプリの名前（catalog/apps）。' },
      returnTo: { type: 'string', 'x-kind': 'name:screen', description: 'アプリから戻る画面。書かなければ今の画面。' },
      with: {
        type: 'object',
        default: {},
        additionalProperties: { 'x-kind': 'value' },
        description: 'アプリの住所に加えるパラメーター。名前と値（= で始めると式）。',
      },
      onOutdated: {
        'x-kind': 'steps',
        default: [],
        description: '使えない古い版のとき（利用できる版より下）。アプリは開きません。',
      },
      onUpdatable: {
        'x-kind': 'steps',
        default: [],
        description: '使えるが最新でないとき（最新の版より下）。手順が終わらなければアプリを開きます。',
      },
      onMissing: { 'x-kind': 'steps', default: [], description: 'アプリがないとき。' },
    },
  },
  effects: [
    { do: 'run', steps: 'onOutdated', how: 'aside', words: '使えない古い版' },
    { do: 'run', steps: 'onUpdatable', how: 'beside', words: '使えるが最新でない' },
    { do: 'run', steps: 'onMissing', how: 'aside', words: 'アプリがない' },
    { do: 'launch', app: 'launchApp', returnTo: 'returnTo' },
    { do: 'end' },
  ],
} as const satisfies StepKind;
