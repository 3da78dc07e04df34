/** What one story meets, and how long it is. */
export interface Met {
  readonly story: string;
  readonly steps: number;
  readonly items: ReadonlySet<string>;
}

/**
 * Few stories that together meet whatever any of them meets: always the one that adds most, of equals the shorter, then by name; at the end those
 * go that the others have made needless. The same stories always give the same choice.
 */
export function chooseStories(all: readonly Met[]): readonly string[] {
  const missing = new Set(all.flatMap(({ items }) => [...items]));
  const chosen: Met[] = [];
  while (missing.size > 0) {
    const [best] = [...all].sort(
      (a, b) => countIn(missing, b) - countIn(missing, a) || a.steps - b.steps || (a.story < b.story ? -1 : 1),
    );
    if (best === undefined) break;
    chosen.push(best);
    for (const item of best.items) missing.delete(item);
  }
  for (const one of [...chosen].sort((a, b) => b.steps - a.steps)) {
    const others = new Set(chosen.filter((other) => other !== one).flatMap(({ items }) => [...items]));
    if ([...one.items].every((item) => others.has(item))) chosen.splice(chosen.indexOf(one), 1);
  }
  return chosen.map(({ story }) => story).sort();
}

const countIn = (missing: ReadonlySet<string>, { items }: Met) => [...items].filter((item) => missing.has(item)).length;
