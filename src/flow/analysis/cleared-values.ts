import type { Expression, Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';
import { isSet } from '../build/made-conditions.ts';
import type { Condition } from '../graph.ts';
import { isWithin, pathIn } from '../reads.ts';
import type { Analysis } from './context.ts';
import { expressionsIn } from './missing-values.ts';
import type { Reached } from './reach.ts';

/** State that a call needs although the screen itself can have cleared it, the person staying there. */
export function findClearedValues(analysis: Analysis, reached: Reached): void {
  const cleared = clearedOn(analysis, reached);
  const told = new Set<Expression>();
  for (const { site, path, call, with: sent } of analysis.collector.notes.requests) {
    const { screen, service } = site;
    const gone = screen === null ? undefined : cleared.get(screen.name);
    if (screen === null || gone === undefined) continue;
    const names = analysis.names(service, screen);
    for (const expression of expressionsIn(sent)) {
      const needed = needsIn(expression.tree, service);
      for (const [target, label] of gone) {
        const unset: Condition = { expression: isSet(target), holds: false };
        const isNeeded = needed.some(
          ({ read, when }) =>
            isWithin(read, target) && analysis.ask([...path.known, ...when, unset], names).can === 'yes',
        );
        if (!isNeeded || told.has(expression)) continue;
        told.add(expression);
        analysis.find(
          'call-value-missing',
          expression.at,
          `「${label}」のあと、この画面に残っていると ${target} がないため、呼び出し「${call}」に送れません（${reached.way(`screen:${screen.name}`)}）。has(${target}) で確かめるか、消すのは次の画面の enter にしてください。`,
        );
      }
    }
  }
}

/** By screen: state that is gone when an action, an error or a waiting is over, and after which press. */
function clearedOn(analysis: Analysis, reached: Reached): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const edge of analysis.graph.edges) {
    const gone = analysis.collector.notes.edges.get(edge.id)?.cleared ?? [];
    // What is cleared while the screen opens is known to the type check.
    if (gone.length === 0 || !edge.to.startsWith('stay:') || /^(?:enter|data:|draft)/.test(edge.trigger)) continue;
    if (!reached.has(edge.from) || !analysis.isPossible(edge)) continue;
    const name = edge.to.slice('stay:'.length);
    const own = found.get(name) ?? new Map<string, string>();
    found.set(name, own);
    for (const target of gone) own.set(target, own.get(target) ?? edge.label);
  }
  return found;
}

interface Need {
  readonly read: string;
  /** What has come out so before it is read. */
  readonly when: readonly Condition[];
}

/** The paths without which the expression cannot be evaluated; what is only tested is none. */
function needsIn(tree: Tree, { facts }: Service): readonly Need[] {
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
