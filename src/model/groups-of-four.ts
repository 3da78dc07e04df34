/** `20261120000123` becomes `2026 1120 0001 23`, for reading aloud and comparing. A value with gaps or hyphens keeps its own grouping. */
export function groupsOfFour(value: string): string {
  return /\W/.test(value) ? value : value.replace(/.{4}(?=.)/g, '$& ');
}
