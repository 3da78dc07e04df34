import type { TextValue, Tree, Value } from '../../../../src/model/expression.ts';

/** All that a text may read as, `…` in place of what is only known at run time. Example: `${isDone ? '続ける' : '始める'}` reads as either. */
export function readingsOf(text: TextValue | Value): readonly string[] {
  return all(text).filter((reading) => reading !== '');
}

function all(text: TextValue | Value): readonly string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'object' || text === null || !('kind' in text)) return [String(text)];
  if (text.kind === 'expression') return ofTree((text as unknown as { readonly tree: Tree }).tree);
  if (text.kind !== 'text') return ['…'];
  return (text as unknown as { readonly parts: readonly Value[] }).parts
    .map(all)
    .reduce((so, more) => so.flatMap((before) => more.map((next) => `${before}${next}`)), ['']);
}

function ofTree(tree: Tree): readonly string[] {
  if (tree[0] === 'value') return [String(tree[1])];
  return tree[0] === '?' ? [...ofTree(tree[2]), ...ofTree(tree[3])] : ['…'];
}
