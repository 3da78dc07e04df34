import type { BlockOf } from '../../model/loaded-of.ts';
import type { BlockKind } from '../../model/vocabulary.ts';

export const blockKind = {
  kind: 'answers',
  says: 'データとして届いた入力欄（data-form）の答えを、見出しごとの一覧にします。',
  options: {
    type: 'object',
    'x-lead': '=変更',
    'x-lead-optional': true,
    additionalProperties: false,
    required: ['answers', 'definition'],
    properties: {
      answers: {
        'x-kind': 'expression',
        'x-type': 'dataFormAnswers',
        description: '答え。例: =state.application.answers。',
      },
      definition: {
        'x-kind': 'expression',
        'x-type': 'dataForm',
        description: '入力欄の定義。例: =procedure.form。',
      },
      level: {
        enum: [2, 3],
        default: 2,
        description: 'いちばん上の見出しの段。上に見出しを置くときは 3 にします。',
      },
      change: {
        'x-kind': 'change',
        'x-inner': true,
        default: null,
        description:
          '「変更」の行き先。画面の名前#入力欄（data-form の入力欄の名前）。一つ一つの答えが、その入力欄につながります。',
      },
      files: {
        'x-kind': 'name:address',
        'x-lead': false,
        default: null,
        description:
          '添付した書類を受け取るところ。addresses.yaml の名前。書くと、書類の名前を押して保存できます。住所のあとに、/ と書類の番号が付きます。',
      },
    },
  },
  inDialog: 'yes',
  late: true,
} as const satisfies BlockKind;

export type AnswersBlock = BlockOf<typeof blockKind>;
