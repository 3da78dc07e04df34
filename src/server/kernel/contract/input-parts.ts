import type { FunctionRuns } from '../../../expressions/evaluate.ts';
import type { DataConstraints } from '../../../forms/data-form/schema.ts';
import type { TextValue } from '../../../model/expression.ts';

/** What the portal knows by itself. `today` is `YYYYMMDD`. */
export interface Known {
  readonly today: string;
  readonly now: Date;
  readonly settings: { readonly [name: string]: unknown };
}

export interface InputParts {
  readonly functions: FunctionRuns;
  readonly constraints: DataConstraints;
  /** Shared messages of the constraints. */
  readonly messages: { readonly [constraint: string]: TextValue };
}

/** An input that the screens would have refused. */
export interface InputProblem {
  readonly screenId: string;
  readonly screen: string;
  readonly field: string;
  readonly title: string;
  readonly label: string;
  /** Position in the list; null = it is asked once. */
  readonly row: number | null;
  readonly message: string;
  readonly value: unknown;
}
