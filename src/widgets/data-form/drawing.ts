import type { ReactNode } from 'react';
import type { Answers, AnswerValues } from '../../forms/data-form/answers.ts';
import type { DataField, DataItem } from '../../forms/data-form/definition.ts';

/** Shared by the parts of one form while it renders. */
export interface Drawing {
  /** Name of the outer field, the prefix of the names inside. */
  readonly name: string;
  readonly answers: Answers;
  /** The non-repeated items currently shown. */
  readonly shown: ReadonlySet<DataItem>;
  /** Empty = no error. `inner` without the outer name. */
  errorOf(inner: string): string;
  drawField(field: DataField, values: AnswerValues, inner: string): ReactNode;
  change(next: (answers: Answers) => Answers): void;
}
