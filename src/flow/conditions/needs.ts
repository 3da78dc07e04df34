import type { Expression, Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';
import type { Condition } from '../graph/graph.ts';
import { pathIn } from './reads.ts';

export interface Need {
  readonly read: string;
  /** Outcomes that are established before it is read. */
  readonly when: readonly Condition[];
}

/** The paths without which the expression cannot be evaluated; paths that are only tested for presence are excluded. */
export function needsOf(tree: Tree, { facts }: Service): readonly Need[] {
  const found: Need[] = [];
  const visit = (part: Tree, when: readonly Condition[], inside: ReadonlyMap<string, null>): void => {
    const path = pathIn(part, inside);
    if (path !== null) {
      const fact = path.startsWith('facts.') ? facts.find(({ name }) => `facts.${name}` === path) : undefined;
      if (fact) visit(fact.is.tree, when, new Map());
      else found.push({ read: path, when });
      return;
    }
    const after = (asked: Tree, holds: boolean) => [...when, { expression: conditionOf(asked), holds }];
    switch (part[0]) {
      case 'has':
      case 'missing':
        return;
      case '&&':
      case '||':
        visit(part[1], when, inside);
        visit(part[2], after(part[1], part[0] === '&&'), inside);
        return;
      case '?':
        visit(part[1], when, inside);
        visit(part[2], after(part[1], true), inside);
        visit(part[3], after(part[1], false), inside);
        return;
      case 'each':
        visit(part[2], when, inside);
        visit(part[4], when, new Map(inside).set(part[3], null));
        return;
      default:
        for (const inner of part.slice(1)) if (Array.isArray(inner)) visit(inner as unknown as Tree, when, inside);
    }
  };
  visit(tree, [], new Map());
  return found;
}

const made = new WeakMap<Tree, Expression>();

function conditionOf(tree: Tree): Expression {
  const known = made.get(tree) ?? { kind: 'expression', source: '', tree };
  made.set(tree, known);
  return known;
}
