import type { Scope } from '../model/expression.ts';

/** Parts of a scope, by what they are called. */
export type Parts = Map<string, (scope: Scope) => unknown>;

/** How the functions begin whose answer depends on when they are called; a few others do, too. */
const clocks = /^(now|is|birth|called)/;

const known = new WeakMap<object, Parts>();

/** What the expressions in a part of a descriptor may read: names, or their first members. */
export function partsRead(written: unknown): Parts {
  const found = known.get(written as object) ?? new Map();
  if (typeof written === 'object' && written !== null && !known.has(written)) {
    known.set(written, found);
    visit(written, found);
  }
  return found;
}

function visit(written: object, found: Parts): void {
  const [kind, on, member] = Array.isArray(written) ? written : [];
  const [inner, root] = Array.isArray(on) ? on : [];
  if (kind === 'name') found.set(on, (scope) => scope[on]);
  else if (inner === 'name' && typeof member === 'string')
    found.set(`${root}.${member}`, (scope) => (scope[root] as Scope | undefined)?.[member]);
  else {
    if (kind === 'call' && clocks.test(on)) found.set('now()', () => Symbol());
    for (const part of Object.values(written)) if (typeof part === 'object' && part !== null) visit(part, found);
  }
}
