import type { Expression, TextValue, Value } from './expression.ts';
import type { Place } from './place.ts';

/** What every block may carry. */
interface Common {
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}

/** One thing in a view, in the order in which a person meets it. `kind` is the YAML key that names it. */
export type Block = Common &
  (
    | { readonly kind: 'text'; readonly text: TextValue }
    | { readonly kind: 'heading'; readonly text: TextValue; readonly level: 2 | 3 }
    | { readonly kind: 'list'; readonly items: readonly TextValue[]; readonly ordered: boolean }
    | { readonly kind: 'banner'; readonly text: TextValue; readonly tone: 'info' | 'warning' | 'error' | 'success' }
    | {
        readonly kind: 'link';
        readonly text: TextValue;
        /** Exactly one of the three is set: a dialog, an action of this screen, or a name of the address catalogue. */
        readonly dialog: string | null;
        readonly action: string | null;
        readonly address: string | null;
      }
    | {
        readonly kind: 'button';
        readonly text: TextValue;
        readonly action: string;
        readonly look: 'primary' | 'secondary' | 'tertiary';
        /** Least time it stays locked after a press, in seconds (a value, since settings may decide it). */
        readonly lockFor: Value;
      }
    | { readonly kind: 'field'; readonly field: string }
    | {
        readonly kind: 'summary';
        readonly rows: readonly SummaryRow[];
      }
    | { readonly kind: 'each'; readonly list: Expression; readonly blocks: readonly Block[] }
    /** A block drawn by a widget of that name (`image`, `qr`). */
    | { readonly kind: 'widget'; readonly widget: string; readonly options: { readonly [key: string]: unknown } }
  );

export interface SummaryRow {
  readonly label: TextValue;
  readonly value: Value | TextValue;
  readonly large: boolean;
  /** `screen#field` or `screen` a 「変更」 link leads to; null = none. */
  readonly change: string | null;
  readonly shownWhen: Expression | null;
}
