import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { type AnswerMode, failuresOfAnswers } from '../../../../forms/data-form/failures-of-answers.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';

/** What is wrong with answers to a form, in words for the citizen; null: nothing. The browser applies the same rules. */
export async function answerProblem(form: DataForm, values: unknown, mode: AnswerMode): Promise<string | null> {
  const [failure] = failuresOfAnswers(form, values, await formConstraints(), mode);
  if (failure === undefined) return null;
  const label = failure.field?.label ?? failure.group?.legend;
  return label === undefined
    ? '送信された内容を受け付けられませんでした。画面を読み込み直してください。'
    : `「${label}」の内容を確認してください。`;
}

/** Whether the answers contain everything the form requires. */
export async function isComplete(form: DataForm, values: unknown): Promise<boolean> {
  return failuresOfAnswers(form, values, await formConstraints(), 'all').length === 0;
}
