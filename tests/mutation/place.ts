import { isMap, isScalar, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Placed } from './operator.ts';

export const REFERENCES = new Set(
  'go leave dialog action address call poll act fail field options widget message showAt guard launchApp restart after allow bind extends store else check to'.split(
    ' ',
  ),
);
export const TARGETS = new Set([
  'go',
  'leave',
  'dialog',
  'action',
  'address',
  'call',
  'poll',
  'act',
  'showAt',
  'restart',
  'to',
]);
export const CONDITIONS = new Set([
  'when',
  'unless',
  'shownWhen',
  'current',
  'doneWhen',
  'is',
  'until',
  'stopWhen',
  'where',
  'lockedWhen',
  'failsUnless',
]);
export const EXITS = new Set(['onTimeout', 'cancel', 'onStop', 'giveUpAfter', 'escape']);
export const WORDS = new Set(['label', 'alt', 'legend', 'title', 'says', 'hint']);

export function textOf(node: Node | null): string {
  return isScalar(node) ? String(node.value ?? '') : '';
}

export function isName(value: Node | null): value is Scalar {
  return isScalar(value) && /^[A-Za-z][\w.#-]{2,}$/.test(textOf(value));
}

/** Keys under which the same word is what people read. */
export function isWords({ key }: { readonly key: string }): boolean {
  return WORDS.has(key) || ['text', 'button', 'link', 'heading', 'banner', 'notice'].includes(key);
}

export function isExpression({ key, value }: Placed): boolean {
  const text = textOf(value);
  return CONDITIONS.has(key) || text.startsWith('=') || text.includes('${');
}

export function inExpression({ key }: Placed, text: string, at: number): boolean {
  if (CONDITIONS.has(key) || text.startsWith('=')) return !isQuoted(text.slice(0, at));
  const open = text.lastIndexOf('${', at);
  return open !== -1 && !text.slice(open, at).includes('}') && !isQuoted(text.slice(open, at));
}

export function isQuoted(before: string): boolean {
  return before.split("'").length % 2 === 0;
}

/** A stop is what a button without steps may do as well. */
export function isStop(steps: YAMLSeq): boolean {
  return JSON.stringify(steps) === '[{"stop":"true"}]';
}

/** Declared though no descriptor uses it: for the program, or for the specification's sake. */
export function isKept({ map, path, value, file }: Placed): boolean {
  return map !== null && path.length === 2 && file.startsWith('catalog/') && isMap(value) && value.has('keep');
}

/** Maps whose keys are the author's own. */
export function hasFreeKeys({ path, file }: Placed): boolean {
  const above = String(path.at(-2) ?? '');
  const free =
    'state facts claims flows dialogs fields actions data watch params slots settings codes addresses guards apps characters messages keep set with then parameters url pathParams fills groups clientCodes rename calls';
  return free.split(' ').includes(above) || /errors\.yaml$/.test(file) || path.includes('keep');
}

export function callAround({ path, facts: _facts, map }: Placed): string | null {
  const holder = (map as { readonly holder?: YAMLMap } | null)?.holder;
  const name = holder?.get('call') ?? holder?.get('poll');
  return path.length > 0 && typeof name === 'string' ? name : null;
}

export function siblings({ map }: Placed): readonly unknown[] | undefined {
  return (map as { readonly list?: YAMLSeq } | null)?.list?.items;
}
