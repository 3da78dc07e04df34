import type { Tree } from '../../model/expression.ts';
import { listPath, pathIn } from './reads.ts';

/** How a path is used: what it is compared with, and whether by order. */
export interface Use {
  readonly literals: Set<string | number>;
  ordered: boolean;
  /** Compared with something other than a literal. */
  versus: boolean;
  /** Read, not only tested with `has`. */
  read: boolean;
}

export interface Uses {
  /** By path; members of a list's items as `list[].member`. */
  readonly paths: Map<string, Use>;
  /** Calls whose result is treated as a variable of its own. */
  readonly calls: Map<string, Tree>;
  /** True: trying finitely many values cannot prove that there is no solution. */
  approximate: boolean;
}

/** Lists are tried with zero to three members. */
export const MOST_ITEMS = 3;

export function emptyUses(): Uses {
  return { paths: new Map(), calls: new Map(), approximate: false };
}

type Variables = ReadonlyMap<string, string | null>;

/** What is known of functions; `flags` names those that return a boolean. */
export interface Functions {
  readonly flags: ReadonlySet<string>;
  /** Functions whose result may differ between calls (they read the clock). */
  readonly changing: ReadonlySet<string>;
}

/** Records every path a tree reads and what it is compared with; `fact` expands facts. */
export function noteUses(
  tree: Tree,
  uses: Uses,
  fact: (name: string) => Tree | undefined,
  { flags, changing }: Functions,
): void {
  const opened = new Set<string>();
  visit(tree, new Map());

  function use(path: string): Use | null {
    if (path.startsWith('facts.')) {
      const name = path.slice('facts.'.length);
      const is = fact(name);
      if (is !== undefined && !opened.has(name)) {
        opened.add(name);
        visit(is, new Map());
      }
      return null;
    }
    const known = uses.paths.get(path);
    if (known !== undefined) return known;
    const fresh: Use = { literals: new Set(), ordered: false, versus: false, read: false };
    uses.paths.set(path, fresh);
    return fresh;
  }

  function read(path: string): Use | null {
    const found = use(path);
    if (found) found.read = true;
    return found;
  }

  function visit(part: Tree, variables: Variables): void {
    const path = pathIn(part, variables);
    if (path !== null) {
      read(path);
      return;
    }
    switch (part[0]) {
      case 'value':
      case 'name':
        return;
      case 'get':
      case 'at':
        for (const inner of part.slice(1)) if (Array.isArray(inner)) visit(inner as unknown as Tree, variables);
        return;
      case 'has': {
        const tested = pathIn(['get', part[1], part[2]], variables);
        if (tested !== null) use(tested);
        else visit(part[1], variables);
        return;
      }
      case 'missing': {
        const tested = pathIn(part[1], variables);
        if (tested !== null) use(tested);
        else visit(part[1], variables);
        return;
      }
      case 'each': {
        visit(part[2], variables);
        const list = listPath(part[2], variables);
        visit(part[4], new Map(variables).set(part[3], list === null ? null : `${list}[]`));
        return;
      }
      case 'call':
        noteCall(part, variables);
        return;
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        compare(part[0], part[1], part[2], variables);
        return;
      case 'in':
        noteIn(part[1], part[2], variables);
        return;
      case '+':
      case '-':
      case '*':
        uses.approximate = true;
        visit(part[1], variables);
        visit(part[2], variables);
        return;
      default:
        for (const inner of part.slice(1)) if (Array.isArray(inner)) visit(inner as unknown as Tree, variables);
    }
  }

  function noteCall(part: Extract<Tree, readonly ['call', ...unknown[]]>, variables: Variables): void {
    if (part[1] === 'size' && part[2] !== undefined) {
      visit(part[2], variables);
      return;
    }
    if (variables.size === 0 && flags.has(part[1])) uses.calls.set(callKey(part, changing.has(part[1])), part);
  }

  function compare(operator: string, left: Tree, right: Tree, variables: Variables): void {
    for (const [one, other] of [
      [left, right],
      [right, left],
    ] as const) {
      const path = pathIn(one, variables);
      if (path === null) {
        visit(one, variables);
        if (
          isSize(one) &&
          other[0] === 'value' &&
          Number(other[1]) >= MOST_ITEMS + (operator === '>' || operator === '<=' ? 0 : 1)
        ) {
          uses.approximate = true;
        }
        continue;
      }
      const found = read(path);
      if (found === null) continue;
      if (operator !== '==' && operator !== '!=') found.ordered = true;
      if (other[0] !== 'value') found.versus = true;
      else if (typeof other[1] === 'string' || typeof other[1] === 'number') found.literals.add(other[1]);
    }
  }

  function noteIn(wanted: Tree, list: Tree, variables: Variables): void {
    const path = pathIn(wanted, variables);
    const items = list[0] === 'list' ? (list.slice(1) as Tree[]) : null;
    const found = path === null ? null : read(path);
    if (path === null) visit(wanted, variables);
    if (items === null) {
      visit(list, variables);
      uses.approximate = true;
      return;
    }
    for (const item of items) {
      if (item[0] !== 'value') visit(item, variables);
      else if (found && (typeof item[1] === 'string' || typeof item[1] === 'number')) found.literals.add(item[1]);
    }
  }
}

function isSize(tree: Tree): boolean {
  return tree[0] === 'call' && tree[1] === 'size';
}

const names = new WeakMap<Tree, string>();
let count = 0;

/** Identical calls share a key, unless their result can change in between. */
export function callKey(tree: Tree, isChanging = false): string {
  const known = names.get(tree);
  if (known !== undefined) return known;
  count += 1;
  const key = `call ${isChanging ? count : JSON.stringify(tree)}`;
  names.set(tree, key);
  return key;
}
