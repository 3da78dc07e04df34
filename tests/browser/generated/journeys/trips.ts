import { readsOf } from '../../../../src/flow/conditions/reads.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { codeOf } from './provoke.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import type { Typed } from './typed.ts';

/**
 * There and back. `back`: forward to `to` and back again: everything typed on `from` is still there. `change`: from the check page by a
 * 「変更」 link to `to`, and on: one is on the check page again, which says what it said.
 */
export interface Trip {
  readonly id: string;
  readonly kind: 'back' | 'change';
  readonly from: string;
  readonly to: string;
  /** What is pressed on `from`. */
  readonly by: string;
}

export interface TripEnd {
  readonly trip: string;
  readonly who: string;
  /** What was typed or shown and is gone; empty = everything was kept. */
  readonly lost: readonly string[];
}

/** Every two screens of which one leads to the other and back, and every 「変更」 link. */
export function tripsOf(model: PortalModel, edges: readonly JourneyEdge[]): readonly Trip[] {
  const trips = new Map<string, Trip>();
  for (const edge of edges) {
    const { from, to, trigger } = edge;
    if (
      codeOf(edge) !== null ||
      edge.isChange ||
      !from.startsWith('screen:') ||
      !to.startsWith('screen:') ||
      from === to
    )
      continue;
    const kind = trigger.startsWith('change:')
      ? 'change'
      : trigger.startsWith('action:') && edge.via !== 'back'
        ? 'back'
        : null;
    if (kind === null || trigger === 'action:back') continue;
    const isReturn = (way: JourneyEdge) => way.trigger === 'action:back' && way.to === from && !way.isChange;
    if (kind === 'back' && !model.from(to).some(isReturn)) continue;
    const [a, b] = [model.node(from).name, model.node(to).name];
    const id = kind === 'change' ? `trip:${a}|${trigger}` : `trip:${a}|${trigger}|${b}|back`;
    trips.set(id, { id, kind, from: a, to: b, by: trigger });
  }
  return [...trips.values()];
}

/** Makes the round trips of a part of a service and keeps what came of them. */
export class Trips {
  readonly all: readonly Trip[];
  readonly ends = new Map<string, TripEnd>();
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  /** By trip and person: what is not there for one may be there for another. */
  private readonly tries = new Map<string, number>();

  constructor(scene: Scene, ledger: Ledger) {
    this.scene = scene;
    this.ledger = ledger;
    this.all = scene.coverage.trips;
  }

  /** One has just come from `from` to what is seen: back, and a look at what was typed. Returns what is seen then. */
  async back(from: Station, by: string, sight: Sight | null): Promise<Sight | null> {
    if (sight === null || sight.screen === null || sight.dialog !== null) return sight;
    const trip = this.all.find(
      (one) => one.kind === 'back' && one.from === from.screen && one.by === by && one.to === sight.screen,
    );
    if (trip === undefined || !this.isOpen(trip)) return sight;
    const before = this.scene.visit.typedOn.get(trip.from) ?? {};
    const returned = await this.pressed(trip.to, 'action:back');
    if (returned === null || returned.dialog !== null) return returned ?? sight;
    // Not back where one came from: what lies before depends on the answers, and the graph knows where one comes instead.
    if (returned.screen === trip.from) this.end(trip, lostOf(before, await this.scene.visit.typed()));
    return returned;
  }

  /** From the check page: every 「変更」 link that is still open, there and back. */
  async changes(station: Station): Promise<boolean> {
    const known = await this.scene.visit.knowledge(station.screen);
    const own = this.all.filter((trip) => trip.kind === 'change' && trip.from === station.screen && this.isOpen(trip));
    const open = own.filter((trip) => this.leadsOn(trip, known));
    for (const trip of open) {
      if (this.scene.isOver()) break;
      if (!(await this.scene.visit.isAt(station)) && !(await this.scene.visit.returnTo(station))) return false;
      await this.change(trip);
    }
    return open.length > 0;
  }

  /** The screen is come to in this way only where a setting is otherwise than for everybody. */
  needsSettings({ from, to, trigger }: JourneyEdge): boolean {
    const { model, visit } = this.scene;
    if (!visit.hasBentSettings()) return false;
    const service = model.service(visit.service);
    const asksSetting = ({ conditions }: JourneyEdge) =>
      conditions.some(({ expression }) =>
        readsOf(expression.tree, service).some((read) => read.startsWith('settings.')),
      );
    return model.from(from).every((edge) => edge.trigger !== trigger || edge.to !== to || asksSetting(edge));
  }

  isOpen(trip: Trip): boolean {
    return !this.ends.has(trip.id) && (this.tries.get(this.tryOf(trip)) ?? 0) < 3;
  }

  private tryOf({ id }: Trip): string {
    return `${this.scene.visit.traveller.id} ${id}`;
  }

  /** One link may lead to different screens, by what was answered. */
  private leadsOn({ from, to, by }: Trip, known: Knowledge): boolean {
    const { model, reasoner } = this.scene;
    return model
      .from(`screen:${from}`)
      .some((edge) => edge.trigger === by && edge.to === `screen:${to}` && reasoner.judge(edge, known).against === 0);
  }

  private async change(trip: Trip): Promise<void> {
    const { visit } = this.scene;
    const before = await visit.words();
    this.tries.set(this.tryOf(trip), (this.tries.get(this.tryOf(trip)) ?? 0) + 1);
    for (const way of ['action:back', 'action:next'] as const) {
      let sight = await this.pressed(trip.from, trip.by);
      if (sight?.screen !== trip.to || sight.dialog !== null) return;
      if (
        way === 'action:back' &&
        !this.scene.model.from(`screen:${trip.to}`).some((edge) => edge.isChange && edge.trigger === way)
      ) {
        await this.scene.page.goBack().catch(() => null);
        sight = await visit.watcher.settle();
        if (sight?.screen !== trip.from) return;
        continue;
      }
      for (let screens = 0; screens < 6 && sight?.screen != null && sight.screen !== trip.from; screens += 1) {
        if (sight.dialog !== null) return;
        sight = await this.pressed(sight.screen, way, screens > 0);
      }
      // Nothing to press is no loss: another person, or another round, may come to the end of it.
      if (sight === null) return;
      if (sight.screen !== trip.from) return this.end(trip, [`came to ${shown(sight)}`]);
    }
    const after = await visit.words();
    const gone = before.split('\n').filter((line) => !after.split('\n').includes(line));
    this.end(trip, after === before ? [] : ['what the check page said', ...gone]);
  }

  private async pressed(screen: string, trigger: string, fills = false): Promise<Sight | null> {
    const { visit } = this.scene;
    const known = await visit.knowledge(screen);
    const sight = await visit.press(trigger, { fills, keeps: true });
    if (sight !== null) this.ledger.credit(`screen:${screen}`, trigger, sight, known);
    return sight;
  }

  private end(trip: Trip, lost: readonly string[]): void {
    this.ends.set(trip.id, { trip: trip.id, who: this.scene.visit.traveller.id, lost });
    this.scene.report(`    ${trip.id}: ${lost.length === 0 ? 'kept everything' : `lost ${lost.join(', ')}`}`);
  }
}

/** Controls whose values are not what they were. */
function lostOf(before: Typed, after: Typed): readonly string[] {
  return Object.keys(before).filter((name) => bare(before[name]) !== bare(after[name]));
}

/** Without what a field tidies away: 090-0000-0001 is 09000000001. */
function bare(value: string | undefined): string | undefined {
  return value?.replaceAll(/[\s-]/gu, '');
}
