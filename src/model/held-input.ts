import type { Expression, TextValue } from './expression.ts';
import type { HeldAgainst, Option } from './field.ts';

/** An input of the process with what it is held against, as the loader puts it on the screens where the process is checked and signed. */
export interface HeldInput {
  readonly label: TextValue;
  readonly value: Expression;
  readonly against: HeldAgainst;
  readonly options: readonly Pick<Option, 'value' | 'label'>[];
  /** It must differ (`mustDifferFrom`), so that what it is held against is what it puts right. */
  readonly isToDiffer: boolean;
  /** The condition of its screen. */
  readonly shownWhen: Expression | null;
  /** Of repeated inputs: the items, and which of them are asked. */
  readonly each: { readonly list: Expression; readonly where: Expression | null } | null;
}
