import type { Ground, WalkEdge } from './ground.ts';

/** What happens by itself when a screen is opened. */
export function happensOnOpening(trigger: string): boolean {
  return /^(?:external|guard:.*|login|unanswered|asked|launched|process|draft|stored|done|due|data:.*|enter)$/u.test(
    trigger,
  );
}

/** Edges to take one after the other, from a screen (or a bare path) on; `shortest first`, as far as they differ in how they begin. */
export function waysTo(ground: Ground, edge: WalkEdge, most = 6): readonly (readonly WalkEdge[])[] {
  const found: (readonly WalkEdge[])[] = [];
  let open: readonly (readonly WalkEdge[])[] = [[edge]];
  for (let hop = 0; hop < 4 && open.length > 0; hop += 1) {
    found.push(...open.filter(([first]) => first !== undefined && isStart(first)));
    open = open
      .filter(([first]) => first !== undefined && !isStart(first))
      .flatMap((way) => {
        const [first] = way;
        const before = first === undefined ? [] : ground.into(first.from);
        return before.filter((other) => !way.includes(other)).map((other) => [other, ...way]);
      })
      .slice(0, 200);
  }
  return found.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, most);
}

const isStart = ({ from }: WalkEdge) => from.startsWith('screen:') || from.startsWith('start:');

/** Without failures and few conditions first. */
const costOf = (way: readonly WalkEdge[]) =>
  way.reduce(
    (sum, { call, codes, conditions }) =>
      sum + 10 + (codes.length > 0 && call !== undefined ? 5 : 0) + conditions.length,
    0,
  );
