/** A form that comes as data. What it may hold is said by `dataFormSchema`, and beyond that by `definitionProblems`. */
export interface DataForm {
  readonly sections: readonly DataSection[];
}

export interface DataSection {
  readonly heading: string;
  /** Under the heading. */
  readonly text?: string;
  readonly items?: readonly DataItem[];
  /** Stand after the items; at most four levels in all. */
  readonly sections?: readonly DataSection[];
}

export type DataItem = DataField | DataGroup;

/** One input. Beside these members it has those of the constraints that hold for it (`maxLength`, `fullWidthKana` …). */
export interface DataField {
  /** Unique among the fields and groups that stand once, or within its group. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget: string;
  readonly options?: readonly DataOption[];
  readonly required?: boolean;
  /** Wording of its own, by constraint. */
  readonly messages?: { readonly [constraint: string]: string };
  readonly shownWhen?: DataCondition;
  readonly [constraint: string]: unknown;
}

/** The same inputs as often as the person needs them. */
export interface DataGroup {
  readonly group: string;
  readonly legend: string;
  /** On the button that adds one. */
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

/** Holds while an earlier field of the same list is shown and has (one of) these values. */
export interface DataCondition {
  readonly field: string;
  readonly is: string | readonly string[];
}

/** Rows of a group without a bound of its own. */
export const mostRows = 20;

export function isGroup(item: DataItem): item is DataGroup {
  return 'group' in item;
}

export function nameOf(item: DataItem): string {
  return isGroup(item) ? item.group : (item as DataField).name;
}

/** Everything that stands once, in the order in which it is read: the list in which a condition finds an earlier field. */
export function itemsOf({ sections }: { readonly sections?: readonly DataSection[] }): readonly DataItem[] {
  return (sections ?? []).flatMap((section) => [...(section.items ?? []), ...itemsOf(section)]);
}
