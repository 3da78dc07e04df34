import type { Expression } from '../../model/expression.ts';
import { isSet } from '../conditions/made-conditions.ts';
import { needsOf } from '../conditions/needs.ts';
import { isWithin } from '../conditions/reads.ts';
import type { Condition } from '../graph/graph.ts';
import { expressionsIn } from '../parts/expressions-in.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/** Finds state that a call needs but that the screen itself may have cleared while the user stayed on it. */
export function findClearedValues(analysis: Analysis, reached: Reached): void {
  const cleared = clearedOn(analysis, reached);
  const told = new Set<Expression>();
  for (const { site, path, call, with: sent } of analysis.collector.notes.requests) {
    const { screen, service } = site;
    const gone = screen === null ? undefined : cleared.get(screen.name);
    if (screen === null || gone === undefined) continue;
    const names = analysis.names(service, screen);
    for (const expression of expressionsIn(sent)) {
      const needed = needsOf(expression.tree, service);
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

/** By screen: state left cleared after an action, an error or a watch, with the label of the press that cleared it. */
function clearedOn(analysis: Analysis, reached: Reached): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const edge of analysis.graph.edges) {
    const gone = analysis.collector.notes.edges.get(edge.id)?.cleared ?? [];
    // The type check already covers what is cleared while the screen opens.
    if (gone.length === 0 || !edge.to.startsWith('stay:') || /^(?:enter|data:|draft)/.test(edge.trigger)) continue;
    if (!reached.has(edge.from) || !analysis.isPossible(edge)) continue;
    const name = edge.to.slice('stay:'.length);
    const own = found.get(name) ?? new Map<string, string>();
    found.set(name, own);
    for (const target of gone) own.set(target, own.get(target) ?? edge.label);
  }
  return found;
}
