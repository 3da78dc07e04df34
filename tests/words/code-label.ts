import { builtCatalog } from './built.ts';
import { named } from './named.ts';

/** What a code is called. */
export function codeLabel(list: string, value: string): string {
  const code = named(builtCatalog().codes, list).codes.find((candidate) => candidate.value === value);
  if (code === undefined) throw new Error(`${list} has no code ${value}`);
  return code.label;
}
