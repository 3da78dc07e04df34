import type { Tree } from '../model/expression.ts';
import type { Type } from '../model/type.ts';

/** What flags imply about other values. Example: if the fact `facts.cameBack` is true, `url.nonce` is set. */
export type Implied = {
  readonly [path: string]: { readonly whenTrue: readonly string[]; readonly whenFalse: readonly string[] };
};

/** Paths known to be set; `everything` stands for unreachable code. */
type Known = ReadonlySet<string> | 'everything';

/** The path a tree reads, or null if it is not a plain path. Example `state.four.sex`, `reports[0]`. */
export function pathOf(tree: Tree): string | null {
  if (tree[0] === 'name') return tree[1];
  if (tree[0] !== 'get' && tree[0] !== 'at') return null;
  const parent = pathOf(tree[1]);
  if (parent === null) return null;
  if (tree[0] === 'get') return `${parent}.${tree[2]}`;
  return tree[2][0] === 'value' ? `${parent}[${tree[2][1]}]` : null;
}

/** A path and all its prefixes. Example `a.b.c` gives `a`, `a.b`, `a.b.c`. */
export function withParents(path: string): readonly string[] {
  const known = parents.get(path);
  if (known !== undefined) return known;
  const ends = [...path.matchAll(/[.[]/g)].map((match) => match.index);
  const all = [...ends.map((end) => path.slice(0, end)), path];
  parents.set(path, all);
  return all;
}

/** Cached: the same few paths are known everywhere. */
const parents = new Map<string, readonly string[]>();

/** The paths that are set whenever the condition's result is `outcome`. Example: if `has(a.b) && c` is true, `a.b` is set. */
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
      // If the left side decided, only it is known; if the right side was evaluated, the left side had the opposite result.
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

/** Adds what the condition implies to what is known. Unreachable code adds nothing. */
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
