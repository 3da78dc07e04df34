import type { GraphEdge } from '../../../../src/flow/graph.ts';
import type { PortalModel } from './portal-model.ts';

/** What happened that the graph does not know. */
export interface Surprise {
  readonly from: string;
  readonly trigger: string;
  readonly what: string;
}

/** A step forward, back, and forward again; or a change and the return. `lost`: what was typed and is gone. */
export interface RoundTrip {
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly lost: readonly string[];
}

/** A part of a service that one test covers. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** Which edges of one service have been taken, by whom, and how often the others were tried. */
export class Coverage {
  readonly edges: readonly GraphEdge[];
  private readonly own: ReadonlySet<string>;
  readonly taken = new Map<string, string>();
  readonly surprises: Surprise[] = [];
  readonly roundTrips: RoundTrip[] = [];
  private readonly tries = new Map<string, number>();
  private readonly triedBy = new Map<string, Set<string>>();
  private readonly why = new Map<string, string>();

  /** `share`: every so many-th screen of the service, counted from `index`. */
  constructor(model: PortalModel, service: string, share: Share) {
    const { screens } = model.service(service);
    this.edges = model.graph.edges.filter(({ from }) => {
      const node = model.node(from);
      return node.service === service && Math.max(0, screens.indexOf(node.screen)) % share.of === share.index;
    });
    this.own = new Set(this.edges.map(({ id }) => id));
  }

  take(edge: GraphEdge, by: string): void {
    if (this.own.has(edge.id) && !this.taken.has(edge.id)) this.taken.set(edge.id, by);
  }

  tried(edge: GraphEdge, by: string, why: string): void {
    this.tries.set(edge.id, (this.tries.get(edge.id) ?? 0) + 1);
    this.leave(edge, by, why);
  }

  /** Not to be tried by this traveller, for whom it cannot be taken. */
  leave(edge: GraphEdge, by: string, why: string): void {
    this.triedBy.set(edge.id, (this.triedBy.get(edge.id) ?? new Set()).add(by));
    this.why.set(edge.id, why);
  }

  isOpen(edge: GraphEdge, by: string): boolean {
    if (!this.own.has(edge.id) || this.taken.has(edge.id) || (this.tries.get(edge.id) ?? 0) >= 3) return false;
    return this.triedBy.get(edge.id)?.has(by) !== true;
  }

  /** Not one of another test's edges. */
  has(edge: GraphEdge): boolean {
    return this.own.has(edge.id);
  }

  whyNot(edge: GraphEdge): string {
    return this.why.get(edge.id) ?? 'never stood where it begins';
  }
}
