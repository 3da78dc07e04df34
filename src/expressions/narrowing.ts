import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';

/** What flags tell about other values. Example: the fact `facts.cameBack`, being true, tells that `url.nonce` is set. */
export type Implied = {
  readonly [path: string]: { readonly whenTrue: readonly string[]; readonly whenFalse: readonly string[] };
};

/** Paths known to be set; `everything` stands for a place that is never reached. */
type Known = ReadonlySet<string> | 'everything';

/** The path a tree reads, or null when it is no plain path. Example `state.four.sex`, `reports[0]`. */
export function pathOf(tree: Tree): string | null {
  if (tree[0] === 'name') return tree[1];
  if (tree[0] !== 'get' && tree[0] !== 'at') return null;
  const parent = pathOf(tree[1]);
  if (parent === null) return null;
  if (tree[0] === 'get') return `${parent}.${tree[2]}`;
  return tree[2][0] === 'value' ? `${parent}[${tree[2][1]}]` : null;
}

/** A path and everything it stands in. Example `a.b.c` gives `a`, `a.b`, `a.b.c`. */
export function withParents(path: string): readonly string[] {
  const known = parents.get(path);
  if (known !== undefined) return known;
  const ends = [...path.matchAll(/[.[]/g)].map((match) => match.index);
  const all = [...ends.map((end) => path.slice(0, end)), path];
  parents.set(path, all);
  return all;
}

/** The same few paths are known wherever an expression stands. */
const parents = new Map<string, readonly string[]>();

/** The paths that are set whenever the condition came out as `outcome`. Example: `has(a.b) && c` being true tells `a.b`. */
export function knownWhen(tree: Tree, outcome: boolean, implied: Implied): Known {
  const told = (part: Tree, held: boolean) => knownWhen(part, held, implied);
  switch (tree[0]) {
    case 'value':
      return tree[1] === outcome ? new Set() : 'everything';
    case 'has': {
      const path = outcome ? pathOf(tree[1]) : null;
      return new Set(path === null ? [] : withParents(`${path}.${tree[2]}`));
    }
    case 'missing': {
      const path = outcome ? null : pathOf(tree[1]);
      return new Set(path === null ? [] : withParents(path));
    }
    case 'not':
      return told(tree[1], !outcome);
    case '&&':
    case '||': {
      const left = told(tree[1], outcome);
      const right = told(tree[2], outcome);
      if ((tree[0] === '&&') === outcome) return both(left, right);
      // Where the left side decided, only it is known; where the right side was asked, the left side came out the other way.
      return either(left, both(told(tree[1], !outcome), right));
    }
    case '?': {
      const then = both(told(tree[1], true), told(tree[2], outcome));
      return either(then, both(told(tree[1], false), told(tree[3], outcome)));
    }
    default: {
      const path = pathOf(tree);
      const tells = path !== null && Object.hasOwn(implied, path) ? implied[path] : undefined;
      return new Set((outcome ? tells?.whenTrue : tells?.whenFalse)?.flatMap(withParents));
    }
  }
}

function both(a: Known, b: Known): Known {
  return a === 'everything' || b === 'everything' ? 'everything' : new Set([...a, ...b]);
}

function either(a: Known, b: Known): Known {
  if (a === 'everything') return b;
  return b === 'everything' ? a : new Set([...a].filter((path) => b.has(path)));
}

/** What is known plus what the condition tells. In a place that is never reached nothing more is known. */
export function learn(
  known: ReadonlySet<string>,
  condition: Tree,
  outcome: boolean,
  implied: Implied,
): ReadonlySet<string> {
  const told = knownWhen(condition, outcome, implied);
  return told === 'everything' ? known : new Set([...known, ...told]);
}

/** The record type with the member at `path` always set. Example: path `['kind']` for the items of `reports.filter(r, has(r.kind))`. */
export function withMember(type: Type, path: readonly string[]): Type {
  const [name, ...rest] = path;
  if (name === undefined || type.kind !== 'record' || !Object.hasOwn(type.members, name)) return type;
  const member = type.members[name];
  if (member === undefined) return type;
  return {
    kind: 'record',
    members: { ...type.members, [name]: { type: withMember(member.type, rest), optional: false } },
  };
}
