/** Id of a field's control (of the first one in a group). */
export function controlId(field: string): string {
  return `field-${field}`;
}
