import { fails, heldBy, unknown } from '../../expressions/outcome.ts';
import type { Tree } from '../../model/expression.ts';
import type { Service } from '../../model/service.ts';
import type { Type } from '../../model/type.ts';
import type { Condition } from '../graph/graph.ts';
import { type Domains, domainsOf } from './domains.ts';
import { evaluate, type Lookup } from './evaluate.ts';
import { overlaps, readsOf } from './reads.ts';
import { callKey, emptyUses, type Functions, noteUses } from './used.ts';

export type Assignment = ReadonlyMap<string, unknown>;

/** `yes` with an example; `maybe`: not ruled out by what can be known; `no`: never; `undecided`: too many cases. `exact`: no invented values. */
export type Verdict =
  | { readonly can: 'yes'; readonly example: Assignment; readonly exact: boolean }
  | { readonly can: 'maybe' | 'no' | 'undecided' };

/** The names in scope, with their types. */
export interface Names {
  readonly types: { readonly [name: string]: Type };
  /** Names that may be absent altogether. */
  readonly unset: ReadonlySet<string>;
  readonly service: Service;
  readonly functions: Functions;
}

/** Maximum number of evaluations per question. */
const BUDGET = 4000;

/** Can all of the conditions have these outcomes at once? */
export function solve(conditions: readonly Condition[], names: Names): Verdict {
  const facts = (name: string) => names.service.facts.find((fact) => fact.name === name)?.is.tree;
  const uses = emptyUses();
  for (const { expression } of conditions) noteUses(expression.tree, uses, facts, names.functions);
  const domains = domainsOf(uses, names.types, names.unset);
  return search(conditions, domains, facts);
}

/** The known conditions that bear on what is asked, directly or through shared reads. */
export function related(
  known: readonly Condition[],
  asked: readonly Condition[],
  service: Service,
): readonly Condition[] {
  const reads = asked.flatMap(({ expression }) => readsOf(expression.tree, service));
  const found = new Set<Condition>();
  for (let grew = true; grew; ) {
    grew = false;
    for (const condition of known) {
      if (found.has(condition)) continue;
      const own = readsOf(condition.expression.tree, service);
      if (!own.some((one) => reads.some((other) => overlaps(one, other)))) continue;
      found.add(condition);
      reads.push(...own);
      grew = true;
    }
  }
  return known.filter((condition) => found.has(condition));
}

function search(
  conditions: readonly Condition[],
  { variables, optional, unknown: untold, approximate }: Domains,
  fact: (name: string) => Tree | undefined,
): Verdict {
  const values = new Map<string, unknown>();
  const lookup = lookupOf(values, optional, untold, fact);
  let left = BUDGET;
  let isMaybe = false;

  /** True = found; null = the budget is used up. */
  const choose = (nth: number): boolean | null => {
    left -= 1;
    if (left <= 0) return null;
    const state = judge(conditions, lookup);
    if (state === 'broken') return false;
    if (state === 'met') return true;
    const variable = variables[nth];
    if (variable === undefined) {
      isMaybe = true;
      return false;
    }
    for (const value of variable.values) {
      values.set(variable.key, value);
      const found = choose(nth + 1);
      if (found !== false) return found;
    }
    values.delete(variable.key);
    return false;
  };

  const found = choose(0);
  if (found === true) {
    const exact = variables.every((variable) => variable.exact || !values.has(variable.key));
    return { can: 'yes', example: values, exact };
  }
  if (isMaybe) return { can: 'maybe' };
  return { can: found === null || approximate ? 'undecided' : 'no' };
}

function judge(conditions: readonly Condition[], lookup: Lookup): 'met' | 'broken' | 'open' {
  let isOpen = false;
  for (const { expression, holds } of conditions) {
    const value = evaluate(expression.tree, lookup);
    if (value === holds) continue;
    if (value === fails || heldBy(value) === !holds) return 'broken';
    isOpen = true;
  }
  return isOpen ? 'open' : 'met';
}

/** Looks values up among those chosen so far. */
export function lookupOf(
  values: Assignment,
  optional: ReadonlySet<string>,
  untold: ReadonlySet<string>,
  fact: (name: string) => Tree | undefined,
): Lookup {
  const isSet = (path: string): unknown => {
    let result: unknown = true;
    for (let end = path.indexOf('.'); ; end = path.indexOf('.', end + 1)) {
      const prefix = end === -1 ? path : path.slice(0, end);
      if (optional.has(prefix)) {
        const own = values.get(`?${prefix}`);
        if (own === false) return false;
        if (own === undefined) result = unknown;
      }
      if (end === -1) return result;
    }
  };
  return {
    fact,
    isSet,
    read(path) {
      const set = isSet(path);
      if (set !== true) return set === false ? fails : unknown;
      return untold.has(path) || !values.has(path) ? unknown : values.get(path);
    },
    call: (tree) => (values.has(callKey(tree)) ? values.get(callKey(tree)) : unknown),
  };
}
