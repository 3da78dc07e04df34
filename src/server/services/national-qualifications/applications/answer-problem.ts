import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { type AnswerMode, failuresOfAnswers } from '../../../../forms/data-form/failures-of-answers.ts';
import { unconditionalForm } from '../../../../forms/data-form/unconditional.ts';
import { isRecord } from '../../../../forms/record.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import { hasUnknownAnswers } from './unknown-answers.ts';

/**
 * What is wrong with answers to a form, in words for the citizen; null: nothing. The browser applies the same rules. What a form has no input for
 * no browser sends; hidden answers are kept in a draft, so they have to be what their inputs give.
 */
export async function answerProblem(form: DataForm, values: unknown, mode: AnswerMode): Promise<string | null> {
  if (isRecord(values) && hasUnknownAnswers(form, values)) {
    return '送信された内容に、この申請の様式にない項目が入っています。画面を読み込み直してください。';
  }
  const judged = mode === 'shapes' ? unconditionalForm(form) : form;
  const [failure] = failuresOfAnswers(judged, values, await formConstraints(), mode);
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
