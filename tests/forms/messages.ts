import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Environment } from '@marcbachmann/cel-js';
import { parse } from 'yaml';

/** A file of the catalogue as written. */
export function catalogFile(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `../../catalog/${name}.yaml`), 'utf8'));
}

/** The shared messages of a locale as written. */
export function sharedMessages(locale: string): { readonly [key: string]: string } {
  return (catalogFile(`messages.${locale}`) as { messages: { [key: string]: string } }).messages;
}

/** Fills `${…}` in a message; the names in reach are `n`, `label` and `settings`. */
export function filled(message: string, scope: { readonly [name: string]: unknown }): string {
  const language = new Environment({ unlistedVariablesAreDyn: true });
  return message.replace(/\$\{([^}]*)\}/g, (_all, expression: string) => String(language.evaluate(expression, scope)));
}

/** `messages.swappedCase` as it is by default. */
export const settings = { messages: { swappedCase: false } };
