import { answersOf } from '../../../../src/flow/parts/answers.ts';
import { Attempts } from './attempts.ts';
import { Choice } from './choice.ts';
import { readKept, stateIn } from './kept.ts';
import { Ledger } from './ledger.ts';
import { Onward } from './onward.ts';
import type { JourneyEdge, Traveller } from './portal-model.ts';
import { isPressable } from './pressable.ts';
import { arrange, codeOf, happensOnOpening, isGuard } from './provoke.ts';
import { Replies } from './replies.ts';
import { type Ground, type Limits, Scene, shown } from './scene.ts';
import type { Station } from './traveller.ts';
import { type Trip, type TripEnd, Trips } from './trips.ts';
import { Ways } from './ways.ts';

/** Screens in a row at which nothing was found, and which were no nearer to it, after which one begins anew. */
const mostInVain = 7;
/** Failures in a row that did not come about, after which one begins anew. */
const mostFailures = 4;

/** Walks one service with one person after another, taking every edge that is open from where it stands. */
export class Walk {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly attempts: Attempts;
  private readonly trips: Trips;
  private readonly ways: Ways;
  private readonly choice: Choice;
  private readonly onward: Onward;
  private readonly afterRound: () => unknown;
  /** Screens that were opened by their own address. */
  private readonly opened = new Set<string>();

  constructor(ground: Ground, limits: Limits) {
    this.scene = new Scene(ground, limits);
    this.ledger = new Ledger(this.scene);
    this.replies = new Replies(this.scene, this.ledger);
    this.trips = new Trips(this.scene, this.ledger);
    this.attempts = new Attempts(this.scene, this.ledger, this.replies, this.trips);
    this.ways = new Ways(this.scene, this.trips);
    this.choice = new Choice(this.scene, this.ways);
    this.onward = new Onward({
      scene: this.scene,
      ledger: this.ledger,
      attempts: this.attempts,
      trips: this.trips,
      ways: this.ways,
      choice: this.choice,
    });
    this.afterRound = limits.afterRound;
  }

  /** Everything is found for which no reason is given. */
  isDone(isExplained: (trip: Trip) => boolean): boolean {
    return (
      this.scene.coverage.isDone() && this.trips.all.every((trip) => this.trips.ends.has(trip.id) || isExplained(trip))
    );
  }

  /** Round trips that were made in a try before this one. */
  goOnAfter(ends: readonly TripEnd[]): void {
    for (const end of ends) this.trips.ends.set(end.trip, end);
  }

  tripEnds(): readonly TripEnd[] {
    return [...this.trips.ends.values()];
  }

  /** Something may be open for somebody with this login. */
  hasWayFor(traveller: Traveller): boolean {
    this.scene.visit.traveller = traveller;
    const { coverage } = this.scene;
    return (
      this.trips.all.some((trip) => this.trips.isOpen(trip)) ||
      coverage.edges.some((edge) => coverage.isGoal(edge, traveller.id) && this.ways.isFor(edge))
    );
  }

  /** How much is open for somebody who has logged in so, and is not for who has logged in as the other one. */
  waysOnlyFor({ id, login }: Traveller, other: Traveller): number {
    const { coverage, reasoner, visit } = this.scene;
    const fits = (edge: JourneyEdge, how: Traveller['login']) => reasoner.fitsLogin(edge, visit.service, how);
    return coverage.edges.filter(
      (edge) => coverage.isGoal(edge, id) && fits(edge, login) && !fits(edge, other.login) && !isGuard(edge),
    ).length;
  }

  /** From now on, what is shown only for what nobody has is made to be shown. */
  makeShown(): void {
    this.scene.makesShown = true;
    this.opened.clear();
  }

  /** Goes until nothing new is found for this person. `isOwn`: made for the service, worth a second look. */
  async travel(traveller: Traveller, isOwn: boolean, rounds = 16): Promise<void> {
    this.scene.visit.traveller = traveller;
    this.choice.beginPerson();
    this.scene.visit.addresses.forget();
    await this.openBare();
    let idle = 0;
    // Where something was begun nothing may lead on: the entrance has its second turn after all of those.
    const patience = () => (isOwn ? this.scene.visit.starts + 1 : 1);
    for (
      let round = 0;
      round < rounds && idle < patience() && !this.scene.isOver() && this.hasWayFor(traveller);
      round += 1
    ) {
      const before = this.progress();
      await this.round(round);
      if (this.progress() !== before) idle = 0;
      else if (!isOwn || !this.onward.hasLearned) idle += 1;
      if (this.progress() !== before) this.onward.forgive();
      this.afterRound();
      const { coverage } = this.scene;
      this.scene.report(
        `${traveller.id} round ${round}: ${coverage.taken.size}/${coverage.edges.length}, trips ${this.trips.ends.size}/${this.trips.all.length}`,
      );
    }
    await this.openDirectly();
  }

  /** The service's own address. */
  private async openBare(): Promise<void> {
    const { coverage, visit, model, reasoner } = this.scene;
    for (const edge of coverage.edges.filter(({ trigger }) => trigger === 'bare')) {
      if (!coverage.isOpen(edge, visit.traveller.id)) continue;
      await visit.begin(0);
      const known = await visit.knowledge(model.service(visit.service).screens[0] ?? '');
      await visit.overrideSettings(
        arrange(reasoner.bendFor(edge, known) ?? new Map(), known, model, reasoner).settings,
      );
      const sight = await visit.open(`/svc/${model.service(visit.service).base}/`);
      if (sight !== null && this.ledger.isShown(model.node(edge.to), sight)) this.ledger.note(edge);
      else coverage.noteTry(edge, visit.traveller.id, sight === null ? 'nothing came' : shown(sight));
    }
  }

  /** Screens at which something is still open, by their own address. */
  private async openDirectly(): Promise<void> {
    const { coverage, visit, model } = this.scene;
    for (const name of model.service(visit.service).screens) {
      const open = coverage.edges.filter((edge) => edge.from === `screen:${name}`);
      for (const address of visit.addresses.all(name)) {
        if (this.opened.has(address) || this.scene.isOver()) continue;
        if (!open.some((edge) => coverage.isGoal(edge, visit.traveller.id) && this.ways.isFor(edge))) break;
        const sight = await visit.open(address);
        if (sight?.screen !== name || sight.dialog !== null) continue;
        this.opened.add(address);
        this.scene.report(`  opened ${address}`);
        await this.workAt(await visit.station(sight, []));
      }
    }
  }

  private progress(): number {
    return this.scene.coverage.taken.size + this.trips.ends.size;
  }

  private async round(round: number): Promise<void> {
    const { visit, coverage } = this.scene;
    coverage.beginRound();
    let sight = await visit.begin(round);
    this.onward.beginRound();
    let then: readonly string[] = [];
    let last: Station | null = null;
    let inVain = 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let step = 0; step < 60 && inVain < mostInVain && !this.scene.isOver(); step += 1) {
      const before = this.progress();
      sight = await this.replies.through(sight);
      if (sight?.screen == null || sight.dialog !== null) return;
      if (sight.screen !== last?.screen || sight.href !== last.href) then = [];
      const station = await visit.station(sight, then);
      last = station;
      this.scene.report(`  at ${station.screen}${then.length > 0 ? ` after ${then.join(', ')}` : ''}`);
      if (!(await this.workAt(station))) return;
      const move = await this.onward.next(station);
      if (move === null) return;
      const far = this.ways.farFrom(station.screen);
      sight = await this.onward.go(move, station);
      then = move.trigger.startsWith('watch:') ? [] : [...then, move.trigger];
      const isFound = this.progress() !== before;
      inVain = isFound || far < nearest ? 0 : inVain + 1;
      nearest = isFound ? Number.POSITIVE_INFINITY : Math.min(nearest, far);
    }
  }

  /** Takes every edge that is open here. False: one cannot stand here again. */
  private async workAt(station: Station): Promise<boolean> {
    const { visit } = this.scene;
    let sight = await visit.watcher.look();
    const base = sight;
    let inVain = 0;
    // A screen that was opened in order to fail shows little of what it has.
    let isStale = false;
    this.choice.beginStation();
    const isFirst = station.then.length === 0;
    if (isFirst && (await this.trips.changes(station)) && !(await this.isBackAt(station))) return false;
    for (let turn = 0; turn < 400 && !this.scene.isOver(); turn += 1) {
      if (await visit.isAt(station)) sight = await visit.watcher.look();
      const next = await this.choice.next(station, sight);
      if (next === null && isStale && (await visit.returnTo(station))) {
        isStale = false;
        continue;
      }
      if (next === null) return this.isBackAt(station);
      const { trigger } = next.edge;
      const isMissing = trigger.startsWith('action:') && !isPressable(this.scene.model, station.screen, trigger, sight);
      if (isStale && isMissing && !(await visit.returnTo(station))) return false;
      isStale = happensOnOpening(trigger);
      const began = Date.now();
      const isAgain = this.scene.coverage.taken.has(next.edge.id);
      const end = await this.attempts.attempt(next.edge, station, next.plan);
      visit.isSpoilt ||= codeOf(next.edge) !== null && (await this.isChanged(station));
      const now = await visit.watcher.look();
      if (now?.screen === station.screen && now.dialog === null)
        this.choice.learn(station, { edge: next.edge, plan: next.plan }, base, now);
      await this.trips.back(station, trigger, end);
      await this.attempts.backFrom(station.screen, end);
      const isTaken = this.scene.coverage.taken.has(next.edge.id);
      if (isAgain || (!isTaken && !next.plan.isFirst)) this.choice.skip(next.edge);
      this.scene.report(
        `    ${Date.now() - began} ms ${isTaken ? 'ok' : 'NOT'} ${next.edge.id} ${next.edge.codes[0] ?? ''}`,
      );
      // Something went on that should have failed: here it will not fail any more.
      const hasFailed = codeOf(next.edge) !== null && !next.plan.isFirst && this.scene.coverage.wasTried(next.edge);
      if (isTaken) inVain = 0;
      else if (hasFailed) inVain += 1;
      if (inVain >= mostFailures) return false;
      // What opens the screen anyway, or presses, comes here by itself; a page that runs with something else has to be opened again.
      if (end === null && !(await visit.returnTo(station))) {
        this.scene.report(`    lost ${station.screen}`);
        return false;
      }
    }
    return true;
  }

  /** What is kept is not what was kept there, but for what is answered there, which can be answered again. */
  private async isChanged({ screen, stored }: Station): Promise<boolean> {
    const { model, visit } = this.scene;
    const kept = await readKept(visit.page).catch(() => null);
    if (kept === null) return true;
    const [then, now] = [stateIn(stored, visit.service), stateIn(kept, visit.service)];
    const answered = new Set(answersOf(model.screen(screen)).map((path) => path.split(/[.[]/u)[1]));
    return Object.keys({ ...then, ...now }).some(
      (name) =>
        name in then !== name in now ||
        (!answered.has(name) && JSON.stringify(then[name]) !== JSON.stringify(now[name])),
    );
  }

  private async isBackAt(station: Station): Promise<boolean> {
    return (await this.scene.visit.isAt(station)) || (await this.scene.visit.returnTo(station));
  }
}
