import type { Condition } from '../graph/graph.ts';
import type { Analysis } from './context.ts';
import { exampleInWords } from './example.ts';
import type { Reached } from './reached.ts';

const RULE = 'choose-incomplete';

/** Finds a `choose` without `otherwise` whose cases may not be exhaustive. Reported unless they provably are. */
export function findMissedCases(analysis: Analysis, reached: Reached): void {
  const told = new Set<string>();
  for (const { conditions, known, service, screen, from, at } of analysis.collector.notes.branchings) {
    const place = `${at?.file}:${at?.line}:${at?.column}`;
    if (conditions.includes(null) || told.has(place) || (screen !== null && !reached.has(from))) continue;
    const names = analysis.names(service, screen);
    const left = conditions.flatMap((expression): Condition[] => (expression ? [{ expression, holds: false }] : []));
    const verdict = analysis.ask([...known, ...left], names);
    if (verdict.can === 'no') continue;
    told.add(place);
    const example =
      verdict.can === 'yes' && verdict.exact ? exampleInWords(analysis, names, left, verdict.example) : '';
    const when = example === '' ? 'どの場合でもないとき' : `どの場合でもないとき（例：${example}）`;
    const way = screen === null ? '' : `（${reached.way(from)}）`;
    analysis.find(
      RULE,
      at,
      `${when}にすることが書かれていません${way}。最後に「- otherwise:」と do を書いてください。`,
    );
  }
}
