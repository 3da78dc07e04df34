import type { ReactNode } from 'react';
import type { Answers, AnswerValues } from '../../forms/data-form/answers.ts';
import type { DataField, DataItem } from '../../forms/data-form/definition.ts';

/** What the parts of one form share while it is drawn. */
export interface Drawing {
  /** The outer field's; what is inside is named after it. */
  readonly name: string;
  readonly answers: Answers;
  /** Of those that stand once, what is shown now. */
  readonly shown: ReadonlySet<DataItem>;
  /** Empty = no error. `inner` without the outer name. */
  errorOf(inner: string): string;
  drawField(field: DataField, values: AnswerValues, inner: string): ReactNode;
  change(next: (answers: Answers) => Answers): void;
}
