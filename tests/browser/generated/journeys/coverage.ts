import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { codeOf } from './provoke.ts';
import { type Trip, tripsOf } from './trips.ts';

/** What happened that the graph does not know. */
export interface Surprise {
  readonly from: string;
  readonly trigger: string;
  readonly what: string;
}

/** A part of a service that one test covers. */
export interface Share {
  /** Ids; null = all. */
  readonly edges: ReadonlySet<string> | null;
  /** Parts of ids of edges (with their codes) and of round trips; null = all. */
  readonly only: RegExp | null;
  /** Of the failures of calls, the first of so many in a row, the same ones for the same descriptors; 1 = all. */
  readonly everyFailure: number;
}

/** People who try the same edge, after whom it is left. */
const mostPeople = 6;
/** Tries of one edge by one person. */
const mostTries = 2;

/** Which edges of one service have been taken, by whom, and how often the others were tried. */
export class Coverage {
  readonly edges: readonly JourneyEdge[];
  readonly trips: readonly Trip[];
  private readonly own: ReadonlySet<string>;
  private readonly hopeless: ReadonlySet<string>;
  readonly taken = new Map<string, string>();
  readonly surprises: Surprise[] = [];
  /** Tried since the person began anew. */
  private readonly triedNow = new Set<string>();
  /** By edge and person. */
  private readonly tries = new Map<string, Map<string, number>>();
  private readonly why = new Map<string, string>();

  /** `isExplained`: it is said why an edge cannot be taken; such edges are tried once where one stands anyway. */
  constructor(
    model: PortalModel,
    service: string,
    { edges: ids, only, everyFailure }: Share,
    isExplained: (edge: JourneyEdge) => boolean,
  ) {
    const ofService = model.graph.edges.filter(({ from }) => model.node(from).service === service);
    const failures = ofService.filter((edge) => codeOf(edge) !== null);
    const first = new Set(new Map(failures.toReversed().map(({ id, to }) => [to, id])).values());
    // What can be pressed in a dialog is there only after one of the failures that open it.
    const isLeftOut = (edge: JourneyEdge, nth: number) =>
      nth % everyFailure !== 0 && !(edge.to.startsWith('dialog:') && first.has(edge.id));
    const leftOut = new Set(failures.filter(isLeftOut).map(({ id }) => id));
    const edges = ofService.filter(({ id }) => (ids?.has(id) ?? true) && !leftOut.has(id));
    this.edges = edges.filter(({ id, codes }) => only?.test(`${id} ${codes.join(' ')}`) ?? true);
    this.trips = tripsOf(model, edges).filter(({ id }) => only?.test(id) ?? true);
    this.own = new Set(this.edges.map(({ id }) => id));
    this.hopeless = new Set(this.edges.filter(isExplained).map(({ id }) => id));
  }

  take(edge: JourneyEdge, by: string): void {
    if (this.own.has(edge.id) && !this.taken.has(edge.id)) this.taken.set(edge.id, by);
  }

  noteSurprise(surprise: Surprise): void {
    const isSame = (one: Surprise) => JSON.stringify(one) === JSON.stringify(surprise);
    if (!this.surprises.some(isSame)) this.surprises.push(surprise);
  }

  /** A person began anew: what was tried may be tried again, since it may have come too late. */
  beginRound(): void {
    this.triedNow.clear();
  }

  /** `counts`: one try less is left. */
  noteTry(edge: JourneyEdge, by: string, why: string, counts = true): void {
    this.triedNow.add(edge.id);
    this.why.set(edge.id, `${why} (${by})`);
    if (!counts) return;
    const tries = this.tries.get(edge.id) ?? new Map<string, number>();
    this.tries.set(edge.id, tries.set(by, (tries.get(by) ?? 0) + 1));
  }

  /** It was set off since the person began anew, and led elsewhere. */
  wasTried(edge: JourneyEdge): boolean {
    return this.triedNow.has(edge.id);
  }

  isOpen(edge: JourneyEdge, by: string): boolean {
    if (!this.own.has(edge.id) || this.taken.has(edge.id)) return false;
    const tries = this.tries.get(edge.id);
    const isHopeless = this.hopeless.has(edge.id);
    if ((tries?.size ?? 0) >= (isHopeless ? 1 : mostPeople) && !(tries?.has(by) && !isHopeless)) return false;
    if ((tries?.get(by) ?? 0) >= mostTries) return false;
    return !this.triedNow.has(edge.id);
  }

  /** This traveller has tried it as often as anybody does, and nobody has taken it. */
  wasInVain(edge: JourneyEdge, by: string): boolean {
    return !this.taken.has(edge.id) && (this.tries.get(edge.id)?.get(by) ?? 0) >= mostTries;
  }

  /** Worth going to. */
  isGoal(edge: JourneyEdge, by: string): boolean {
    return !this.hopeless.has(edge.id) && this.isOpen(edge, by);
  }

  /** Everything is taken for which no reason is given. */
  isDone(): boolean {
    return this.edges.every(({ id }) => this.taken.has(id) || this.hopeless.has(id));
  }

  whyNot(edge: JourneyEdge): string {
    return this.why.get(edge.id) ?? 'never stood where it begins';
  }
}
