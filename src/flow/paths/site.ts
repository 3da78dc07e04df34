import type { Value } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Edge, Step } from '../../model/step.ts';
import { equalTo, isNotEmptyAt } from '../conditions/made-conditions.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import type { GraphEdge, NodeId } from '../graph/graph.ts';
import type { Collector } from './collector.ts';
import { isFilled } from './filled.ts';
import { freshnessOf, withoutFresh } from './fresh.ts';
import type { Path, Where } from './path.ts';

/** Where steps run. */
export interface Site extends Where {
  readonly collector: Collector;
  /** Collects the paths on which the user stays while a screen is being entered. */
  readonly ends?: Path[];
  /** Follows steps from every path that reaches them; returns the paths on which the action continues. */
  follow(site: Site, steps: readonly Step[], paths: readonly Path[]): readonly Path[];
}

/** A write invalidates what was known of the old value. */
export function withWrite(site: Site, path: Path, target: string, value?: Value): Path {
  const known = path.known.filter(
    ({ expression }) => !readsOf(expression.tree, site.service).some((read) => overlaps(read, target)),
  );
  const told = value === undefined ? null : equalTo(target, value);
  const filled =
    value === undefined || !isFilled(value, site) ? [] : [{ expression: isNotEmptyAt(target), holds: true }];
  const cleared = path.cleared.filter((other) => other !== target);
  const after = told === null ? known : [...known, told, ...filled];
  return {
    ...path,
    writes: [...path.writes, target],
    cleared,
    known: after,
    fresh: withoutFresh(path.fresh, target),
  };
}

/** Something the portal has just answered. While a screen opens, it is read again from the page cache if some of the screen's data are. */
export function withRead(site: Site, path: Path, target: string, isRestored = isReadAgain(site)): Path {
  return { ...path, fresh: [...withoutFresh(path.fresh, target), { path: target, isRestored }] };
}

/** Does what runs here run again when the page comes out of the page cache? What a press runs is told at once. */
function isReadAgain({ screen, ends }: Site): boolean {
  return ends === undefined || (screen?.data.some(({ again }) => again.includes('restore')) ?? false);
}

/** A value that a step sets. */
export function withSet(site: Site, path: Path, target: string, value: Value): Path {
  const made = freshnessOf(value, path.fresh, site.service);
  const after = withWrite(site, path, target, value);
  return made === null ? after : withRead(site, after, target, made.isRestored && isReadAgain(site));
}

/** Resets to the start value, which is then known, or to nothing. */
export function withCleared(site: Site, path: Path, target: string): Path {
  const after = withWrite(site, path, target);
  const starts = site.service.state.find(({ name }) => `state.${name}` === target)?.starts;
  const isLiteral = typeof starts === 'string' || typeof starts === 'number' || typeof starts === 'boolean';
  const reset = isLiteral ? withWrite(site, path, target, starts) : after;
  const isGone = starts === undefined;
  return { ...reset, writes: path.writes, cleared: isGone ? [...after.cleared, target] : after.cleared };
}

/** Another launch of the same data is not done, and has nothing of the one before. */
export function withRenewed(site: Site, path: Path): Path {
  const fresh = site.service.state.reduce<Path>((so, { name }) => withCleared(site, so, `state.${name}`), path);
  return withWrite(site, { ...fresh, writes: path.writes }, 'launched.done', false);
}

/** After an attempt to save the draft, its success is unknown. */
export function withAttemptedSave(site: Site, path: Path): Path {
  return { ...withWrite(site, path, 'draft.saved'), writes: path.writes };
}

/** Adds the edge that a path ends with. */
export function arrive(
  { collector, ends }: Pick<Site, 'collector' | 'ends'>,
  path: Path,
  to: NodeId,
  via: Edge['via'],
  at: Place | undefined,
): GraphEdge['id'] {
  if (ends && to.startsWith('stay:')) ends.push(path);
  const { from, trigger, label, conditions, codes, call } = path;
  const edge = {
    from,
    to,
    trigger,
    label,
    conditions,
    codes,
    via: path.via === 'step' ? via : path.via,
    ...(call === null ? {} : { call }),
    ...(at && { at }),
  };
  const rows = new Map(path.row === undefined || codes.length === 0 ? [] : [[path.row, codes]]);
  return collector.add(edge, {
    known: path.known,
    writes: path.writes,
    cleared: path.cleared,
    changed: path.changed === true,
    rows,
    after: path.after ?? [],
    answered: path.answered ?? [],
  });
}

/** An action that has ended leaves the user on the screen. */
export function stay(site: Site, paths: readonly Path[], at: Place | undefined): void {
  if (site.screen === null) return;
  for (const path of paths) arrive(site, path, site.collector.stayNode(site.screen.name), 'step', at);
}
