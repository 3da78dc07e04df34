import type { Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';

/** The tree with each fact replaced by what it means, for those who know no facts. */
export function substituteFacts(tree: Tree, service: Service): Tree {
  if (tree[0] === 'get' && tree[1][0] === 'name' && tree[1][1] === 'facts') {
    const fact = service.facts.find(({ name }) => name === tree[2]);
    return fact === undefined ? tree : substituteFacts(fact.is.tree, service);
  }
  return tree.map((part) => (Array.isArray(part) ? substituteFacts(part as unknown as Tree, service) : part)) as never;
}
