import type { CodeList } from '../../src/model/catalog.ts';
import { builtCodes } from './built.ts';
import { named } from './named.ts';

/** What a code is called, as the list says it of every value. */
export function codeLabel(list: string, value: string): string {
  const { codes, otherwise }: CodeList = named(builtCodes(), list);
  const label = codes.find((code) => code.value === value)?.label ?? otherwise;
  if (label === null) throw new Error(`${list} has no code ${value}`);
  return label;
}
