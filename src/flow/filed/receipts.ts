import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import type { Expression, Tree } from '../../model/expression.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** The type of `catalog/types` that a receipt has. */
export const receiptType = 'receipt';

/** Does a screen load receipts and draw each of them? */
export function drawsReceipt(screen: Screen, { callSchemas }: Project, vocabulary: Vocabulary): boolean {
  const isReceipts = (call: string) => {
    const { properties = {} } = callSchemas.find(({ name }) => name === call)?.response ?? {};
    return Object.values(properties).some(({ items }) => items?.$ref === receiptType);
  };
  const loaded = new Set(screen.data.flatMap(({ name, call }) => (isReceipts(call) ? [name] : [])));
  let isDrawn = false;
  const items = (list: Expression) => {
    isDrawn ||= names(list.tree, loaded);
  };
  visitBlocks(screen.view, vocabulary, { items }, undefined);
  return isDrawn;
}

function names(tree: unknown, loaded: ReadonlySet<string>): boolean {
  if (!Array.isArray(tree)) return false;
  const [operator, name] = tree as unknown as Tree & readonly unknown[];
  return (operator === 'name' && loaded.has(String(name))) || tree.some((part) => names(part, loaded));
}
