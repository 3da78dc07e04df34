import { builtCatalog } from './built.ts';
import { filled, type Values } from './filled.ts';

/** A message of the catalogue, by its key. */
export function message(key: string, values?: Values): string {
  const text = builtCatalog().messages[key];
  if (text === undefined) throw new Error(`There is no message ${key}`);
  return filled(text, values);
}
