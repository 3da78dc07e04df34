import type { Expression } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { ErrorRow } from '../../model/step.ts';
import type { Condition, GraphEdge, NodeId } from '../graph/graph.ts';
import type { ClaimUse } from '../parts/claims.ts';
import type { Fresh } from './fresh.ts';
import { common, type Failure, type Path, union, type Where } from './path.ts';

/** What is known when an edge is taken, beyond the conditions evaluated on the way. */
export interface EdgeNote {
  readonly known: readonly Condition[];
  readonly writes: readonly string[];
  /** State paths cleared on the way and not written since. */
  readonly cleared: readonly string[];
  /** True: taken only after leaving by a 「変更」 link. */
  readonly changed: boolean;
  /** Error rows that lead this way, each with the codes that match it. */
  readonly rows: ReadonlyMap<ErrorRow, readonly string[]>;
  /** Calls that must fail first, in order. */
  readonly after: readonly Failure[];
  /** Calls that are answered first, in order. */
  readonly answered: readonly string[];
}

/** A place where a condition is evaluated. */
export interface Decision {
  readonly expression: Expression;
  readonly known: readonly Condition[];
  readonly service: Service;
  readonly screen: Screen | null;
  readonly from: NodeId;
  /** `branch`: of a `choose`; `view`: what is drawn; `poll`: the outcome of a response. */
  readonly role: 'step' | 'branch' | 'view' | 'poll' | 'data' | 'shown';
}

/** A `choose`: its conditions in order, null = otherwise. */
export interface Branching {
  readonly conditions: readonly (Expression | null)[];
  readonly known: readonly Condition[];
  readonly service: Service;
  readonly screen: Screen | null;
  readonly from: NodeId;
  readonly at: Place | undefined;
}

/** A claim that a way shows, in a text that is shown as a whole (a title, a notice) or as a part of something. */
export interface Told extends ClaimUse {
  readonly as: 'whole' | 'part';
  /** The claims of a text that is made of nothing else; one of them has to be shown. Empty = each has to. */
  readonly others: readonly ClaimUse[];
  readonly known: readonly Condition[];
  readonly fresh: readonly Fresh[];
  readonly service: Service;
  readonly screen: Screen | null;
  readonly from: NodeId;
  readonly at: Place | undefined;
}

/** What is sent with a call. */
export interface Request {
  readonly site: Where;
  readonly path: Path;
  readonly call: string;
  /** The name under which its response is stored. */
  readonly result: string;
  readonly with: unknown;
  readonly at: Place | undefined;
}

export interface ChangeNote {
  readonly site: Where;
  readonly screen: Screen;
  readonly target: Screen;
  readonly trigger: string;
  readonly at: Place | undefined;
}

export interface NoTargetNote {
  readonly site: Where;
  readonly path: Path;
  readonly way: 'forward' | 'back';
  readonly at: Place | undefined;
}

/** What the analysis needs besides the graph itself. */
export interface Notes {
  readonly edges: Map<GraphEdge['id'], EdgeNote>;
  /** What is known once a screen is usable. */
  readonly usable: Map<Screen, readonly Condition[]>;
  /** What was read from the portal once a screen is usable. */
  readonly fresh: Map<Screen, readonly Fresh[]>;
  readonly decisions: Decision[];
  readonly branchings: Branching[];
  readonly told: Told[];
  readonly requests: Request[];
  readonly changes: ChangeNote[];
  /** Ways that end without a screen to navigate to. */
  readonly noTargets: NoTargetNote[];
  /** Calls repeated without any user action. */
  readonly repeats: { readonly site: Where; readonly path: Path; readonly at: Place | undefined }[];
}

export function emptyNotes(): Notes {
  return {
    edges: new Map(),
    usable: new Map(),
    fresh: new Map(),
    decisions: [],
    branchings: [],
    told: [],
    requests: [],
    changes: [],
    noTargets: [],
    repeats: [],
  };
}

/** The same edge found twice: known is what both know, writes are those of either. */
export function mergeNotes(one: EdgeNote | undefined, other: EdgeNote): EdgeNote {
  if (one === undefined) return other;
  const rows = new Map(one.rows);
  for (const [row, codes] of other.rows) rows.set(row, union(rows.get(row) ?? [], codes));
  return {
    ...one,
    known: common(one.known, other.known),
    writes: union(one.writes, other.writes),
    cleared: union(one.cleared, other.cleared),
    rows,
    after: one.after.length <= other.after.length ? one.after : other.after,
    answered: one.answered.length <= other.answered.length ? one.answered : other.answered,
  };
}

/** A way back to wherever the user came from. */
export interface PendingBack {
  readonly site: Where;
  readonly path: Path;
  readonly at: Place | undefined;
  /** Where it leads if there is no earlier screen; null = the portal's top page. */
  readonly otherwise: string | null;
  readonly way: 'back' | 'previous';
}
