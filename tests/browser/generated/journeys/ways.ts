import type { JourneyEdge } from './portal-model.ts';
import { codeOf, happensOnOpening } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Trip, Trips } from './trips.ts';

/** What was tried in vain is as far as so many screens. */
const detour = 10;

/** Finds the way to where something is still open for the person who travels. */
export class Ways {
  private readonly scene: Scene;
  private readonly trips: Trips;
  /** Edges that could not be taken when one last stood where they begin, since one began anew. */
  private readonly blocked = new Set<string>();

  constructor(scene: Scene, trips: Trips) {
    this.scene = scene;
    this.trips = trips;
  }

  beginRound(): void {
    this.blocked.clear();
  }

  /** What can be taken from a screen as it is now. */
  see(screen: string, open: readonly JourneyEdge[]): void {
    for (const edge of this.scene.model.from(`screen:${screen}`)) {
      if (open.includes(edge) || happensOnOpening(edge.trigger)) this.blocked.delete(edge.id);
      else if (!edge.isChange) this.blocked.add(edge.id);
    }
  }

  /** Where an edge leads, as far as it is from what is open; each time it was taken makes it longer. */
  farness(edge: JourneyEdge, distances: ReadonlyMap<string, number>): number {
    const far = this.showsAnother(edge) ? 0.5 : (distances.get(endOf(edge)) ?? Number.POSITIVE_INFINITY);
    return (
      far +
      this.detour(edge) +
      this.scene.usedTimes(`${this.scene.visit.traveller.id}${edge.from}${edge.trigger}`) * 0.7
    );
  }

  /** The same screen with another address shows something else: there may be what is open and not to be seen here. */
  private showsAnother({ from, to }: JourneyEdge): boolean {
    const { coverage, model, visit } = this.scene;
    return (
      from === to &&
      model
        .from(from)
        .some((edge) => this.blocked.has(edge.id) && coverage.isGoal(edge, visit.traveller.id) && this.isFor(edge))
    );
  }

  /** Steps from a screen to the nearest one with something open for this person. */
  farFrom(screen: string): number {
    return this.distances().get(`screen:${screen}`) ?? Number.POSITIVE_INFINITY;
  }

  /** Steps from every node to the nearest one with something open for this person; by what was tried in vain only where nothing else leads there. */
  distances(): ReadonlyMap<string, number> {
    const sure = this.distancesBy((edge) => this.detour(edge) === 0);
    const all = [...this.distancesBy(() => true)];
    return new Map(all.map(([node, far]) => [node, sure.get(node) ?? far + detour]));
  }

  private detour(edge: JourneyEdge): number {
    return this.scene.coverage.wasInVain(edge, this.scene.visit.traveller.id) ? detour : 0;
  }

  private distancesBy(leads: (edge: JourneyEdge) => boolean): ReadonlyMap<string, number> {
    const who = this.scene.visit.traveller.id;
    const { coverage, model } = this.scene;
    const found = new Map<string, number>();
    const into = new Map<string, string[]>();
    for (const edge of model.graph.edges) {
      if (codeOf(edge) === null && this.isFor(edge) && !this.blocked.has(edge.id) && leads(edge))
        into.set(endOf(edge), [...(into.get(endOf(edge)) ?? []), startOf(edge)]);
    }
    for (const edge of coverage.edges)
      if (coverage.isGoal(edge, who) && this.isFor(edge) && !this.blocked.has(edge.id))
        found.set(edge.trigger === 'due' ? edge.to : startOf(edge), 0);
    // A dialog with something open may be opened by a failure only.
    for (const edge of model.graph.edges)
      if (edge.to.startsWith('dialog:') && codeOf(edge) !== null && found.get(edge.to) === 0 && this.isFor(edge))
        if (!found.has(edge.from)) found.set(edge.from, 1);
    for (const trip of this.trips.all)
      if (this.trips.isOpen(trip) && this.canSetOut(trip)) found.set(`screen:${trip.from}`, 0);
    for (const from of this.waysBack()) if (!found.has(from)) found.set(from, 1);
    const queue = [...found.keys()];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const next = (found.get(at) ?? 0) + 1;
      for (const from of into.get(at) ?? []) {
        if (found.has(from)) continue;
        found.set(from, next);
        queue.push(from);
      }
    }
    return found;
  }

  /** Where one goes back to a screen from: what was not there when one came to it may be there then. */
  private waysBack(): readonly string[] {
    const { coverage, model, visit } = this.scene;
    const isMissed = (edge: JourneyEdge) =>
      this.blocked.has(edge.id) && !edge.isChange && coverage.isGoal(edge, visit.traveller.id) && this.isFor(edge);
    const missed = new Set(coverage.edges.filter(isMissed).map(startOf));
    return model.graph.edges
      .filter((edge) => edge.via === 'back' && !edge.isChange && missed.has(edge.to) && !this.blocked.has(edge.id))
      .map(startOf);
  }

  /** It begins a round trip that has not been made. */
  beginsTrip({ from, to, trigger, isChange }: JourneyEdge): boolean {
    return this.trips.all.some(
      (trip) =>
        trip.kind === 'back' &&
        !isChange &&
        trip.by === trigger &&
        `screen:${trip.from}` === from &&
        `screen:${trip.to}` === to &&
        this.trips.isOpen(trip),
    );
  }

  private canSetOut({ from, to, by }: Trip): boolean {
    return this.scene.model
      .from(`screen:${from}`)
      .some(
        (edge) => edge.trigger === by && edge.to === `screen:${to}` && this.isFor(edge) && !this.blocked.has(edge.id),
      );
  }

  /** Conditions that ask only who is logged in are decided before one goes anywhere. */
  isFor(edge: JourneyEdge): boolean {
    if (edge.trigger.startsWith('guard:')) return true;
    return this.scene.reasoner.fitsLogin(edge, this.scene.visit.service, this.scene.visit.traveller.login);
  }
}

/** Where an edge begins: what happens while one waits begins where an action stays; after a 「変更」 link a screen leads elsewhere. */
function startOf({ from, trigger, isChange }: JourneyEdge): string {
  if (isChange) return `changed:${from}`;
  return trigger.startsWith('watch:') ? from.replace(/^screen:/u, 'stay:') : from;
}

function endOf({ to, trigger }: JourneyEdge): string {
  return trigger.startsWith('change:') ? `changed:${to}` : to;
}
