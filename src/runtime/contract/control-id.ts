/**
 * Id of a field's control, the target of the error summary and of 「変更」 links. In a group of choices, the first one has it.
 * Example `field-email`; in repeated fields, whose item has the key `a/1`: `field-furiganaOf.a~2f~1.furigana`.
 */
export function controlId(field: string): string {
  return `field-${field}`;
}

/** Id of a control in repeated fields: derived from the item's key, not its position. */
export function groupControlId(group: string, key: unknown, field: string): string {
  return controlId(repeatedName(group, key, field));
}

/** Name of one item's field among the fields that exist once: in typed values, in errors and for its widget. */
export function repeatedName(group: string, key: unknown, field: string): string {
  return `${group}.${inId(String(key))}.${field}`;
}

/** Keys come from the portal: characters not allowed in an id or address are escaped as code points. */
function inId(key: string): string {
  return key.replace(/[^A-Za-z0-9_-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}~`);
}
