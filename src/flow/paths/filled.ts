import { visitBlocks } from '../../load/blocks/visit-blocks.ts';
import { responseType, typeSources } from '../../load/type-check/types-of-names.ts';
import type { Expression, Tree, Value } from '../../model/expression.ts';
import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Type } from '../../model/type.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { asExpression } from '../conditions/made-conditions.ts';

/** Where a value is written. */
interface Site {
  readonly collector: { readonly project: Project; readonly vocabulary: Vocabulary };
  readonly screen: Screen | null;
}

/** Is it read from data the screen has loaded, where the schema guarantees that it is never empty? */
export function isFilled(value: Value, { collector, screen }: Site): boolean {
  const tree = asExpression(value)?.tree;
  if (tree === undefined || screen === null) return false;
  const types = typesOf(tree, { ...collector, screen, lists: listsIn(screen, collector.vocabulary) });
  return types.length > 0 && types.every((type) => type.kind === 'text' && type.filled === true);
}

interface Within {
  readonly project: Project;
  readonly screen: Screen;
  /** What `item` may belong to. */
  readonly lists: readonly Tree[];
}

/** Possible types of a path; none = unknown. `item` may belong to any of the lists that the screen shows. */
function typesOf(tree: Tree, within: Within): readonly Type[] {
  const { project, screen, lists } = within;
  const [operator, from, member] = tree as readonly [string, Tree | string, string];
  if (operator === 'name' && from === 'item') {
    // `item` may then belong to repeated fields instead.
    if (screen.groups.length > 0) return [];
    return lists.flatMap((list) => {
      // A list of an item (`item.texts`) is one of another list's items.
      const found = typesOf(list, { ...within, lists: lists.filter((other) => other !== list) });
      return found.length === 0 ? [{ kind: 'any' } as const] : found.map((of) => (of.kind === 'list' ? of.of : of));
    });
  }
  if (operator === 'name') {
    const sources = typeSources(project);
    return screen.data.flatMap(({ name, call }) => (sources && name === from ? [responseType(call, sources)] : []));
  }
  if (operator !== 'get') return [];
  return typesOf(from as Tree, within).flatMap((type): readonly Type[] => {
    // Items of another list than the action's do not have the member: that was checked where it is written.
    if (type.kind !== 'record') return [{ kind: 'any' }];
    return Object.hasOwn(type.members, member) ? [type.members[member]?.type ?? { kind: 'any' }] : [];
  });
}

function listsIn({ view }: Screen, vocabulary: Vocabulary): readonly Tree[] {
  const found: Tree[] = [];
  const note = { items: (list: Expression) => void found.push(list.tree) };
  visitBlocks(view, vocabulary, note, undefined);
  return found;
}
