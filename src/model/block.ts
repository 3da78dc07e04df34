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
    | {
        readonly kind: 'banner';
        readonly text: TextValue;
        readonly tone: 'info' | 'warning' | 'error' | 'success';
        /** Read in its turn and not announced: a lasting notice of the screen. */
        readonly isQuiet?: true;
      }
    | {
        readonly kind: 'link';
        readonly text: TextValue;
        /** Exactly one of the four is set: a dialog, an action of this screen, a name of the address catalogue, or something to change. */
        readonly dialog: string | null;
        readonly action: string | null;
        readonly address: string | null;
        readonly change: ChangeTarget | null;
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
        readonly rows: readonly (SummaryRow | SummaryRows)[];
      }
    /** What inputs that came as data were answered. `change`: where its 「変更」 links lead, each to its own control; null = it has none. */
    | {
        readonly kind: 'answers';
        readonly answers: Expression;
        readonly definition: Expression;
        /** Of its topmost headings. */
        readonly level: 2 | 3;
        readonly change: ChangeTarget | null;
        /** The address below which each file is saved by its id; null = files are only named. */
        readonly files: string | null;
      }
    /** Cards, each of which leads somewhere or does something. */
    | { readonly kind: 'menu'; readonly items: readonly MenuItem[] }
    /** Links between views of one screen, or screens that belong together; `label` tells them from other links. */
    | { readonly kind: 'views'; readonly label: TextValue; readonly items: readonly ViewLink[] }
    /** Tabs with an address each, and what stands in the panel of the one that is shown. */
    | {
        readonly kind: 'tabs';
        readonly label: TextValue;
        readonly items: readonly ViewLink[];
        readonly blocks: readonly Block[];
      }
    /** A list in columns, whose page and order stand in the address. */
    | ({ readonly kind: 'table' } & Table)
    | { readonly kind: 'each'; readonly list: Expression; readonly blocks: readonly Block[] }
    /** Blocks under one condition. */
    | { readonly kind: 'group'; readonly blocks: readonly Block[] }
    /** A block drawn by a widget of that name (`image`, `qr`). */
    | { readonly kind: 'widget'; readonly widget: string; readonly options: { readonly [key: string]: unknown } }
  );

export interface SummaryRow {
  readonly label: TextValue;
  readonly value: Value | TextValue;
  readonly large: boolean;
  /** Support text under the value; empty = none. */
  readonly hint: TextValue;
  /** Where its 「変更」 link leads; null = it has none. A row whose target is not shown in the flow is left out. */
  readonly change: ChangeTarget | null;
  readonly shownWhen: Expression | null;
}

/** Rows for every item of a list; `item` is in reach of them. */
export interface SummaryRows {
  readonly list: Expression;
  readonly rows: readonly SummaryRow[];
  readonly shownWhen: Expression | null;
}

export interface MenuItem {
  /** One card for every item of the list, `item` in reach of it; null = one card. */
  readonly each: Expression | null;
  readonly label: TextValue;
  /** Under the label; empty = none. */
  readonly hint: TextValue;
  /** Exactly one of `to` and `action` is set. */
  readonly to: LinkTarget | null;
  /** Parameters of the address it leads to. */
  readonly with: { readonly [name: string]: Value };
  readonly action: string | null;
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}

export interface ViewLink {
  readonly label: TextValue;
  readonly to: LinkTarget;
  /** Parameters of the address it leads to. */
  readonly with: { readonly [name: string]: Value };
  /** Does it lead to what is shown now? null = while the screen it leads to is shown. */
  readonly current: Expression | null;
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}

export interface Table {
  readonly caption: TextValue;
  /** The rows of this page; `item` is one of them in `key` and in the columns. */
  readonly rows: Expression;
  /** Tells the rows apart (text or number). */
  readonly key: Expression;
  readonly columns: readonly TableColumn[];
  /** Shown in place of a table without rows. */
  readonly empty: TextValue;
  /** null = all rows are there. */
  readonly paging: TablePaging | null;
  /** null = the order cannot be chosen. */
  readonly sorting: TableSorting | null;
}

export interface TableColumn {
  readonly label: TextValue;
  readonly value: Value | TextValue;
  /** Its cells are the headers of their rows. */
  readonly header: boolean;
  /** What the order is called in the address: `name`, or `-name` for the other direction; empty = not sorted by. */
  readonly sort: string;
  /** The value is a link there. At most one of `to` and `action` is set. */
  readonly to: LinkTarget | null;
  /** Parameters of the address it leads to. */
  readonly with: { readonly [name: string]: Value };
  /** The value is a button that runs it, with `item` in reach. */
  readonly action: string | null;
  /** Asked for every row: elsewhere the cell stays empty. */
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}

export interface TablePaging {
  /** Rows on all pages. */
  readonly total: Expression;
  /** From 1. */
  readonly page: Expression;
  /** Rows on a full page. */
  readonly size: Expression;
  /** The parameter of this address that says the page; left out for the first. */
  readonly parameter: string;
}

export interface TableSorting {
  /** A column's `sort`, `-` before it for descending; empty or another = the portal's own order. */
  readonly by: Expression;
  /** The parameter of this address that says it. */
  readonly parameter: string;
}

/** A screen, or an address of the catalogue. */
export type LinkTarget = { readonly screen: string } | { readonly address: string };

/** Something filled in on another screen, written `screen`, `screen#field` or `screen#group.field` (the control of the present `item`). Going there remembers the way back to this screen. */
export interface ChangeTarget {
  readonly screen: string;
  /** A field there, alone or inside `group`; empty = the top of the screen. */
  readonly field: string;
  /** The repeated fields it is part of, with what tells their items apart (copied by the loader; reads `item`); null = none. */
  readonly group: { readonly name: string; readonly key: Expression } | null;
  /** The condition of that screen, copied by the loader: while it does not hold, there is nothing to change. */
  readonly shownWhen: Expression | null;
  readonly at?: Place;
}
