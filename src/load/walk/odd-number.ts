import type { ScalarNode } from '../yaml/located.ts';
import { tell, type Walk } from './context.ts';

/** `001`, `0x1F`, `0o17`: codes to their author, numbers to YAML. */
export function isOddNumber({ value, quoted, text }: ScalarNode): boolean {
  return typeof value === 'number' && !quoted && /^[-+]?0[\dxo]/i.test(text);
}

export function tellOddNumber(walk: Walk, { value, text, at }: ScalarNode): void {
  const message = `「${text}」は数の ${value} として読まれます。番号やコードは引用符で囲んでください。`;
  tell(walk, 'yaml/number', at, message, `"${text}"`);
}
