/**
 * Ids of controls: the error summary and 「変更」 links lead to them. A group of choices has it on the first one.
 * Example `field-email`; in repeated fields, whose item has the key `a/1`: `field-furiganaOf.a~2f~1.furigana`.
 */
export function controlId(field: string): string {
  return `field-${field}`;
}

/** Id of a control in repeated fields: it follows the item's key, not its position. */
export function groupControlId(group: string, key: unknown, field: string): string {
  return controlId(repeatedName(group, key, field));
}

/** The name under which a field of one item is known beside the fields that stand once: in what is typed, in errors, to its widget. */
export function repeatedName(group: string, key: unknown, field: string): string {
  return `${group}.${inId(String(key))}.${field}`;
}

/** Keys are the portal's: what may not stand in an id or an address is written as its code point. */
function inId(key: string): string {
  return key.replace(/[^A-Za-z0-9_-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}~`);
}
