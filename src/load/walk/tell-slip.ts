import { slipIn } from '../yaml/full-width.ts';
import type { ScalarNode } from '../yaml/located.ts';
import { placeInScalar } from '../yaml/source.ts';
import { tell, type Walk } from './context.ts';

/** Where parts are wanted, a text that was meant to have some: `press：next`, `press:next`. Returns whether it was told so. */
export function tellSlip(walk: Walk, node: ScalarNode): boolean {
  if (node.quoted || node.empty) return false;
  const slip = slipIn(node.text.slice(0, 500)) ?? noBlank(node.text);
  if (slip === null) return false;
  tell(walk, 'yaml/syntax', placeInScalar(node, slip.index), slip.message, slip.suggestion);
  return true;
}

function noBlank(text: string): ReturnType<typeof slipIn> {
  const key = /^[A-Za-z][\w.-]*(?=:(?!\/\/)\S)/u.exec(text)?.[0];
  if (key === undefined) return null;
  return { index: key.length, message: '「:」のあとに、半角の空白を入れてください。', suggestion: ': ' };
}
