import { responseType, typeSources } from '../../load/type-check/types-of-names.ts';
import type { Block } from '../../model/block.ts';
import type { Tree, Value } from '../../model/expression.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Type } from '../../model/type.ts';
import { asExpression } from '../conditions/made-conditions.ts';

/** Where a value is written. */
interface Site {
  readonly collector: { readonly project: Project };
  readonly screen: Screen | null;
}

/** Is it read from what the screen has loaded, where the schema says that it is never empty? */
export function isFilled(value: Value, { collector: { project }, screen }: Site): boolean {
  const tree = asExpression(value)?.tree;
  if (tree === undefined || screen === null) return false;
  const types = typesOf(tree, screen, project);
  return types.length > 0 && types.every((type) => type.kind === 'text' && type.filled === true);
}

/** What a path of names may be; none = not known. An item is one of any of the lists that the screen shows. */
function typesOf(tree: Tree, screen: Screen, project: Project): readonly Type[] {
  const [operator, from, member] = tree as readonly [string, Tree | string, string];
  if (operator === 'name' && from === 'item') {
    // Items of a table or of repeated fields are others.
    if (screen.groups.length > 0 || kindsIn(screen.view).includes('table')) return [];
    return listsIn(screen.view).flatMap((list) => {
      const lists = typesOf(list, screen, project);
      return lists.length === 0 ? [{ kind: 'any' } as const] : lists.map((of) => (of.kind === 'list' ? of.of : of));
    });
  }
  if (operator === 'name') {
    const sources = typeSources(project);
    return screen.data.flatMap(({ name, call }) => (sources && name === from ? [responseType(call, sources)] : []));
  }
  if (operator !== 'get') return [];
  return typesOf(from as Tree, screen, project).map((type) => {
    const found = type.kind === 'record' && Object.hasOwn(type.members, member) ? type.members[member] : undefined;
    return found?.type ?? { kind: 'any' };
  });
}

function listsIn(blocks: readonly Block[]): readonly Tree[] {
  return blocks.flatMap((block) => [
    ...(block.kind === 'each' ? [block.list.tree] : []),
    ...('blocks' in block ? listsIn(block.blocks) : []),
  ]);
}

function kindsIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => [block.kind, ...('blocks' in block ? kindsIn(block.blocks) : [])]);
}
