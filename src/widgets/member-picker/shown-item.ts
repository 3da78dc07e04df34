import { pngSource } from '../../ui/png-source.ts';

/** One record of the list as its card shows it. */
export interface ShownItem {
  /** Place in the list. */
  readonly index: number;
  /** Tells it from the others, wherever it stands. */
  readonly key: string;
  /** Heading under which it stands; empty = none. */
  readonly group: string;
  readonly name: string;
  readonly badge: string;
  readonly details: readonly string[];
  readonly image: string | null;
  readonly imageAlt: string;
  readonly locked: boolean;
  readonly lockedText: string;
  /** Its flag is set, locked or not. */
  readonly checked: boolean;
}

type Options = { readonly [key: string]: unknown };

/** The records with their evaluated options. `edits`: name of the flag. */
export function shownItems(list: readonly unknown[], options: readonly Options[], edits: string): readonly ShownItem[] {
  return list.flatMap((record, index) => {
    const own = options[index];
    return own === undefined ? [] : [shownItem(own, index, isChecked(record, edits))];
  });
}

function shownItem(own: Options, index: number, checked: boolean): ShownItem {
  const text = (key: string) => String(own[key] ?? '');
  const details = Array.isArray(own.details) ? own.details.map(String) : [];
  return {
    index,
    key: text('key'),
    group: text('group'),
    name: text('name'),
    badge: text('badge'),
    details: [...new Set(details)].filter((line) => line !== ''),
    image: pngSource(own.image),
    imageAlt: text('image') === '' ? '' : text('imageAlt'),
    locked: own.lockedWhen === true,
    lockedText: text('lockedText'),
    checked,
  };
}

/** Items under one heading stand together where the first of them stands. */
export function inGroups(
  items: readonly ShownItem[],
): readonly { readonly group: string; readonly items: readonly ShownItem[] }[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

/** The list with the flag of the items at these places set; all else as it was. */
export function withFlags(
  list: readonly unknown[],
  places: readonly number[],
  edits: string,
  flag: boolean,
): readonly unknown[] {
  return list.map((record, index) => (places.includes(index) ? { ...(record as object), [edits]: flag } : record));
}

function isChecked(record: unknown, edits: string): boolean {
  return typeof record === 'object' && record !== null && (record as Options)[edits] === true;
}
