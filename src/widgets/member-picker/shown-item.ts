import type { ItemOptionsOf } from '../../model/options-of.ts';
import { pngSource } from '../../ui/png-source.ts';
import type { widget } from './widget.ts';

/** A record of the list as displayed on its card. */
export interface ShownItem {
  /** Position in the list. */
  readonly index: number;
  /** Identifies the record regardless of its position. */
  readonly key: string;
  /** Heading it is grouped under; empty = none. */
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

type Options = ItemOptionsOf<typeof widget>;

/** The records with their evaluated options. `edits`: name of the flag. */
export function shownItems(list: readonly unknown[], options: readonly Options[], edits: string): readonly ShownItem[] {
  return list.flatMap((record, index) => {
    const own = options[index];
    return own === undefined ? [] : [shownItem(own, index, isChecked(record, edits))];
  });
}

function shownItem(own: Options, index: number, checked: boolean): ShownItem {
  const text = (key: keyof Options) => String(own[key] ?? '');
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

/** Groups items by heading, at the position of each heading's first item. */
export function inGroups(
  items: readonly ShownItem[],
): readonly { readonly group: string; readonly items: readonly ShownItem[] }[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group) }));
}

/** The list with the flag set to `flag` at these positions; everything else unchanged. */
export function withFlags(
  list: readonly unknown[],
  places: readonly number[],
  edits: string,
  flag: boolean,
): readonly unknown[] {
  return list.map((record, index) => (places.includes(index) ? { ...(record as object), [edits]: flag } : record));
}

function isChecked(record: unknown, edits: string): boolean {
  return (
    typeof record === 'object' && record !== null && (record as { readonly [name: string]: unknown })[edits] === true
  );
}
