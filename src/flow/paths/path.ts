import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Edge, ErrorRow } from '../../model/step.ts';
import { contradicts } from '../conditions/contradiction.ts';
import type { Condition, NodeId } from '../graph/graph.ts';
import { commonFresh, type Fresh } from './fresh.ts';

/** Where a path runs. */
export interface Where {
  readonly service: Service;
  /** null = a service's bare path. */
  readonly screen: Screen | null;
}

/** A call that failed with one of the codes. */
export interface Failure {
  readonly call: string;
  readonly codes: readonly string[];
  readonly row: ErrorRow;
}

/** How far the steps have got: from which screen or dialog, by which press, under which conditions. */
export interface Path {
  readonly from: NodeId;
  readonly trigger: string;
  readonly label: string;
  /** Conditions evaluated since `from`, with their outcomes. */
  readonly conditions: readonly Condition[];
  /** What holds here: outcomes that nothing has overwritten since, written values, and what guards and drafts guarantee. */
  readonly known: readonly Condition[];
  /** State paths written on the way here from the screen. */
  readonly writes: readonly string[];
  /** State paths cleared on the way here and not written since. */
  readonly cleared: readonly string[];
  /** What was read from the portal since the screen was opened. */
  readonly fresh: readonly Fresh[];
  /** Why the edge is taken; `step` leaves it to the step that adds the edge. */
  readonly via: Edge['via'];
  readonly codes: readonly string[];
  readonly call: string | null;
  /** The error row that a failure matched. */
  readonly row?: ErrorRow;
  /** Failures on the path, excluding the latest: handling them made the call that fails now. */
  readonly after?: readonly Failure[];
  /** Calls answered since `from`, in order. */
  readonly answered?: readonly string[];
  /** A poll's failure: it asks again at its pace, until its limit. */
  readonly isPaced?: boolean;
  /** On the way back from a 「変更」 link. */
  readonly changed?: boolean;
  /** Actions run by `act`, each with the place it started from, and data that `restart` is loading. */
  readonly within: readonly string[];
}

export function pathFrom(from: NodeId, trigger: string, label: string, known: readonly Condition[] = []): Path {
  return {
    from,
    trigger,
    label,
    via: 'step',
    conditions: [],
    known,
    writes: [],
    cleared: [],
    fresh: [],
    codes: [],
    call: null,
    within: [],
  };
}

/** The path on which a condition had this outcome. */
export function withCondition(path: Path, expression: Expression | null | undefined, holds = true): Path {
  if (!expression) return path;
  const condition = { expression, holds };
  return { ...path, conditions: [...path.conditions, condition], known: [...path.known, condition] };
}

/** Is the opposite outcome known here? It was evaluated before, and nothing has been written since. */
export function isOtherwise({ known }: Path, expression: Expression | null | undefined, holds: boolean): boolean {
  return expression != null && contradicts(known, expression, holds);
}

const passed = new WeakSet<Condition>();

/** The path on which steps under that condition were skipped, or on which a button was drawn. */
export function withPassed(path: Path, expression: Expression | null | undefined, holds: boolean): Path {
  const after = withCondition(path, expression, holds);
  const told = after.known.at(-1);
  if (after !== path && told) passed.add(told);
  return after;
}

/** Is it known only because earlier steps or cases did not run, or because the button was drawn? Testing it again is no mistake. */
export function isPassed(condition: Condition): boolean {
  return passed.has(condition);
}

/** Merges paths that continue from the same place by the same press; only what all of them know remains known. */
export function joinPaths(paths: readonly Path[]): readonly Path[] {
  if (paths.length < 2) return paths;
  const found = new Map<string, Path>();
  for (const path of paths) {
    const key = `${path.from}|${path.trigger}|${path.codes.join()}|${path.call}`;
    const other = found.get(key);
    found.set(key, other === undefined ? path : joinTwo(other, path));
  }
  return [...found.values()];
}

function joinTwo(one: Path, other: Path): Path {
  return {
    ...other,
    conditions: common(one.conditions, other.conditions),
    known: common(one.known, other.known),
    writes: union(one.writes, other.writes),
    cleared: union(one.cleared, other.cleared),
    fresh: commonFresh(one.fresh, other.fresh),
  };
}

export function common(one: readonly Condition[], other: readonly Condition[]): readonly Condition[] {
  if (one.length === other.length && one.every((a, nth) => a === other[nth])) return one;
  return one.filter((a) => other.some((b) => a === b || (a.expression === b.expression && a.holds === b.holds)));
}

/** Returns the first list itself if the other adds nothing, which is the usual case. */
export function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return other.every((item) => one.includes(item)) ? one : [...new Set([...one, ...other])];
}
