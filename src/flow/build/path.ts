import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Edge } from '../../model/step.ts';
import type { Condition, NodeId } from '../graph.ts';
import type { Collector } from './collector.ts';

/** Where steps run. */
export interface Site {
  readonly collector: Collector;
  readonly service: Service;
  /** null = a service's bare path. */
  readonly screen: Screen | null;
}

/** How far steps have come: from which screen or dialog, by which press, under which conditions. */
export interface Path {
  readonly from: NodeId;
  readonly trigger: string;
  readonly label: string;
  readonly conditions: readonly Condition[];
  /** Why it is taken where no step says otherwise. */
  readonly via: Edge['via'];
  readonly codes: readonly string[];
  readonly call: string | null;
  /** Names of results in reach, and the calls that gave them. */
  readonly results: ReadonlyMap<string, string>;
  /** Actions that `act` is running. */
  readonly within: readonly string[];
}

export function under(path: Path, expression: Expression | null | undefined, holds = true): Path {
  return expression ? { ...path, conditions: [...path.conditions, { expression, holds }] } : path;
}

export function pathFrom(from: NodeId, trigger: string, label: string, via: Edge['via'] = 'step'): Path {
  return { from, trigger, label, via, conditions: [], codes: [], call: null, results: new Map(), within: [] };
}

/** Adds the edge a path has come to. */
export function arrive({ collector }: Site, path: Path, to: NodeId, via: Edge['via'], at: Place | undefined): void {
  const { from, trigger, label, conditions, codes, call } = path;
  collector.add({
    from,
    to,
    trigger,
    label,
    conditions,
    codes,
    via: via === 'step' ? path.via : via,
    ...(call === null ? {} : { call }),
    ...(at && { at }),
  });
}

/** Paths that go on from the same place by the same press are one again: only what all of them asked is known. */
export function joined(paths: readonly Path[]): readonly Path[] {
  const found = new Map<string, Path>();
  for (const path of paths) {
    const key = `${path.from}|${path.trigger}|${path.codes.join()}|${path.call}`;
    const other = found.get(key);
    found.set(key, other === undefined ? path : { ...path, conditions: common(other.conditions, path.conditions) });
  }
  return [...found.values()];
}

function common(one: readonly Condition[], other: readonly Condition[]): readonly Condition[] {
  return one.filter((a) => other.some((b) => a.expression === b.expression && a.holds === b.holds));
}
