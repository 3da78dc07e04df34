import * as wording from '../../../../../build/wording/services/nq.ts';
import { numbered } from '../../../../forms/data-form/answer-summary.ts';
import type { DataForm } from '../../../../forms/data-form/definition.ts';
import {
  type AnswerFailure,
  type AnswerMode,
  failuresOfAnswers,
} from '../../../../forms/data-form/failures-of-answers.ts';
import { unconditionalForm } from '../../../../forms/data-form/unconditional.ts';
import { offending } from '../../../../forms/offending.ts';
import { isRecord } from '../../../../forms/record.ts';
import { formConstraints } from '../../../kernel/contract/form-constraints.ts';
import { hasUnknownAnswers } from './unknown-answers.ts';

/**
 * What is wrong with answers to a form, in words for the citizen; null: nothing. The browser applies the same rules. What a form has no input for
 * no browser sends; hidden answers are kept in a draft, so they have to be what their inputs give.
 */
export async function answerProblem(form: DataForm, values: unknown, mode: AnswerMode): Promise<string | null> {
  if (isRecord(values) && hasUnknownAnswers(form, values)) {
    return wording.input.unknownItem;
  }
  const judged = mode === 'shapes' ? unconditionalForm(form) : form;
  const [failure] = failuresOfAnswers(judged, values, await formConstraints(), mode);
  if (failure === undefined) return null;
  const { field, group, path } = failure;
  const label = field?.label ?? group?.legend;
  if (label === undefined) return wording.input.notAccepted;
  const row = field === null || group === null ? '' : `${numbered(group.legend, Number(path.split('/')[2]))}：`;
  const character = await refusedCharacter(failure);
  return character === ''
    ? wording.input.check({ row, label: String(label) })
    : wording.input.unusable({ row, label: String(label), character });
}

/** The character that is refused by itself, wherever it stands; empty = it is not that. */
async function refusedCharacter({ constraint, value }: AnswerFailure): Promise<string> {
  if (typeof value !== 'string' || !['noInvisible', 'noEmoji'].includes(constraint)) return '';
  const test = (await formConstraints())[constraint]?.test;
  return offending(value, (part) => test?.(part, true as never) === false);
}

/** Whether the answers contain everything the form requires. */
export async function isComplete(form: DataForm, values: unknown): Promise<boolean> {
  return failuresOfAnswers(form, values, await formConstraints(), 'all').length === 0;
}
