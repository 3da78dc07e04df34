// chunk: data-form
/** A form that comes as data. `dataFormSchema` defines what it may contain, and `definitionProblems` checks the rest. */
export interface DataForm {
  readonly sections: readonly DataSection[];
}

export interface DataSection {
  readonly heading: string;
  /** Shown under the heading. */
  readonly text?: string;
  readonly items?: readonly DataItem[];
  /** Follow the items; at most four levels in total. */
  readonly sections?: readonly DataSection[];
}

export type DataItem = DataField | DataGroup;

/** One input. Besides these members it has its constraints (`maxLength`, `fullWidthKana` …). */
export interface DataField {
  /** Unique among the form's top-level fields and groups, or within its group. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: string;
  readonly options?: readonly DataOption[];
  readonly required?: boolean;
  /** Its own wording, by constraint. */
  readonly messages?: { readonly [constraint: string]: string };
  readonly shownWhen?: DataCondition;
  /** What its answer and those of earlier fields of the list must not be together. */
  readonly rules?: readonly DataRule[];
  /** What a browser may fill in (HTML `autocomplete`). */
  readonly autocomplete?: string;
  /** The earlier field of the list whose postal code begins this address. */
  readonly fromCode?: string;
  /** What its answer is held against: a fact's name where it is stored, what the register says of it where it is sent. Refuses nothing. */
  readonly against?: string | Against;
  readonly [constraint: string]: unknown;
}

/** What the register says of an answer. Another one is told at the input, and as a difference wherever answers are shown. */
export interface Against {
  /** Each of them is right; empty = the register has none. */
  readonly values: readonly string[];
  /** What it is called: 「マイナンバーカードの登録」. */
  readonly source: string;
  /** What it may be filled in from. */
  readonly from: 'card' | 'contact' | 'register';
}

/** Null while nothing is known of the person (a stored form names the fact alone). */
export function againstOf({ against }: DataField): Against | null {
  return typeof against === 'object' ? against : null;
}

/** Broken while every one of its conditions holds; the message stands at the field that has the rule. */
export interface DataRule {
  readonly refuseWhen: readonly DataCondition[];
  readonly message: string;
}

/** Argument of a bound that is the answer to an earlier field of the same list. */
export interface AnswerBound {
  readonly field: string;
}

export function isAnswerBound(argument: unknown): argument is AnswerBound {
  return typeof argument === 'object' && argument !== null && 'field' in argument;
}

/** The same inputs, as often as the user needs them. */
export interface DataGroup {
  readonly group: string;
  readonly legend: string;
  /** Label of the button that adds a row. */
  readonly addText?: string;
  /** Default 0. */
  readonly least?: number;
  /** Default {@link mostRows}. */
  readonly most?: number;
  readonly fields: readonly DataField[];
  readonly shownWhen?: DataCondition;
}

export interface DataOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Holds while an earlier field of the same list is shown and its answer is (one of) these values, reads like one of them, is one that reads like none, or a day before that one. */
export type DataCondition = { readonly field: string } & (
  | { readonly is: string | readonly string[] }
  | { readonly isLike: readonly string[] }
  | { readonly isUnlike: readonly string[] }
  | { readonly dateBefore: string }
);

/** Maximum number of rows of a group that sets none itself. */
export const mostRows = 20;

export function isGroup(item: DataItem): item is DataGroup {
  return 'group' in item;
}

export function nameOf(item: DataItem): string {
  return isGroup(item) ? item.group : (item as DataField).name;
}

/** All top-level items, in reading order: the list in which a condition looks up an earlier field. */
export function itemsOf({ sections }: { readonly sections?: readonly DataSection[] }): readonly DataItem[] {
  return (sections ?? []).flatMap((section) => [...(section.items ?? []), ...itemsOf(section)]);
}
