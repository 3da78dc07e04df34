import { exactNumber } from '../../forms/exact-number.ts';
import type { ScalarNode } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';

/** `001`, `0x1F`, `0o17`: codes to their author, numbers to YAML. Or a number that is another one once it is read (`99999999999999999999`). */
export function isOddNumber({ value, quoted, text }: ScalarNode): boolean {
  if (typeof value !== 'number' || quoted) return false;
  const digits = /^[-+]?(\d+(?:\.\d+)?)$/.exec(text)?.[1];
  return /^[-+]?0[\dxo]/i.test(text) || (digits !== undefined && exactNumber(digits) === undefined);
}

export function tellOddNumber(walk: Walk, { value, text, at }: ScalarNode): void {
  const message = `「${text}」は数の ${value} として読まれます。番号やコードは引用符で囲んでください。`;
  tell(walk, 'yaml/number', at, message, `"${text}"`);
}
