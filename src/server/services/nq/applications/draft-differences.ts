import * as wording from '../../../../../build/wording/services/nq.ts';
import { type AnswerSection, answerSummary } from '../../../../forms/data-form/answer-summary.ts';
import type { AnswerValues } from '../../../../forms/data-form/answers.ts';
import type { DataForm } from '../../../../forms/data-form/definition.ts';

/** What one device shows and another one has saved, in words. */
export interface Difference {
  readonly label: string;
  readonly here: string;
  readonly saved: string;
}

/** Answers to a form that differ as they are read, in its order; what only the saved ones ask comes last. */
export function draftDifferences(form: DataForm, here: AnswerValues, saved: AnswerValues): readonly Difference[] {
  const [own, other] = [rowsOf(form, here), rowsOf(form, saved)];
  return [...new Map([...other, ...own]).keys()]
    .sort((one, two) => orderOf(own, one) - orderOf(own, two))
    .map((name) => {
      const [mine, theirs] = [own.get(name), other.get(name)];
      return differenceOf(mine?.label ?? theirs?.label ?? '', mine?.value ?? '', theirs?.value ?? '');
    })
    .filter((one) => one.here !== one.saved);
}

export function differenceOf(label: string, here: string, saved: string): Difference {
  return { label, here: here || wording.drafts.nothing, saved: saved || wording.drafts.nothing };
}

type Rows = ReadonlyMap<string, { readonly label: string; readonly value: string }>;

function orderOf(rows: Rows, name: string): number {
  const at = [...rows.keys()].indexOf(name);
  return at === -1 ? rows.size : at;
}

function rowsOf(form: DataForm, values: AnswerValues): Rows {
  return new Map(answerSummary(form, values).flatMap(inSection));
}

function inSection({ parts, sections }: AnswerSection): [string, { label: string; value: string }][] {
  const own = parts.flatMap((part) =>
    'rows' in part
      ? part.rows.map(({ name, label, value }) => [name, { label: `${part.legend}：${label}`, value }] as const)
      : [[part.name, { label: part.label, value: part.value }] as const],
  );
  return [...own.map(([name, row]): [string, typeof row] => [name, row]), ...sections.flatMap(inSection)];
}
