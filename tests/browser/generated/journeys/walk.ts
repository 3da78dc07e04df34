import { Attempts, type Plan } from './attempts.ts';
import { Ledger } from './ledger.ts';
import type { JourneyEdge, Traveller } from './portal-model.ts';
import { codeOf, happensOnOpening, isGuard } from './provoke.ts';
import { Replies } from './replies.ts';
import { type Ground, type Limits, Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station, Stored } from './traveller.ts';
import { type Trip, type TripEnd, Trips } from './trips.ts';
import { Ways } from './ways.ts';
import type { Knowledge } from './what-holds.ts';

/** Screens in a row at which nothing was found, after which one begins anew. */
const mostInVain = 7;
/** Failures in a row that did not come about, after which one begins anew. */
const mostFailures = 4;
/** How often one goes the same way from the same screen before one begins anew. */
const mostTheSame = 3;

/** Walks one service with one person after another, taking every edge that is open from where it stands. */
export class Walk {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly attempts: Attempts;
  private readonly trips: Trips;
  private readonly ways: Ways;
  private readonly afterRound: () => unknown;
  /** What was kept when a screen was come to from another one. */
  /** What was not there any more; it may be there again when one comes back. */
  private readonly skipped = new Set<string>();
  private readonly moves = new Map<string, number>();
  private readonly naturals = new Set<string>();
  private readonly arrivals = new Map<string, Stored>();

  constructor(ground: Ground, limits: Limits) {
    this.scene = new Scene(ground, limits);
    this.ledger = new Ledger(this.scene);
    this.replies = new Replies(this.scene, this.ledger);
    this.attempts = new Attempts(this.scene, this.ledger, this.replies);
    this.trips = new Trips(this.scene, this.ledger);
    this.ways = new Ways(this.scene, this.trips);
    this.afterRound = limits.afterRound;
  }

  /** Everything is found for which no reason is given. */
  isDone(isExplained: (trip: Trip) => boolean): boolean {
    return (
      this.scene.coverage.isDone() && this.trips.all.every((trip) => this.trips.ends.has(trip.id) || isExplained(trip))
    );
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

  /** Goes until nothing new is found for this person. `isOwn`: made for the service, worth a second look. */
  async travel(traveller: Traveller, isOwn: boolean, rounds = 6): Promise<void> {
    this.scene.visit.traveller = traveller;
    this.arrivals.clear();
    await this.openBare();
    let idle = 0;
    for (
      let round = 0;
      round < rounds && idle < (isOwn ? 2 : 1) && !this.scene.isOver() && this.hasWayFor(traveller);
      round += 1
    ) {
      const before = this.progress();
      await this.round(round);
      idle = this.progress() === before ? idle + 1 : 0;
      this.afterRound();
      const { coverage } = this.scene;
      this.scene.report(
        `${traveller.id} round ${round}: ${coverage.taken.size}/${coverage.edges.length}, trips ${this.trips.ends.size}/${this.trips.all.length}`,
      );
    }
  }

  /** The service's own address. */
  private async openBare(): Promise<void> {
    const { coverage, visit, model } = this.scene;
    for (const edge of coverage.edges.filter(({ trigger }) => trigger === 'bare')) {
      if (!coverage.isOpen(edge, visit.traveller.id)) continue;
      await visit.begin(0);
      const sight = await visit.open(`/svc/${model.service(visit.service).base}/`);
      if (sight !== null && this.ledger.isShown(model.node(edge.to), sight)) this.ledger.note(edge);
      else coverage.tried(edge, visit.traveller.id, sight === null ? 'nothing came' : shown(sight));
    }
  }

  private progress(): number {
    return this.scene.coverage.taken.size + this.trips.ends.size;
  }

  private async round(round: number): Promise<void> {
    const { visit, coverage } = this.scene;
    coverage.beginRound();
    let sight = await visit.begin(round);
    this.moves.clear();
    this.ways.beginRound();
    let then: readonly string[] = [];
    let inVain = 0;
    for (let step = 0; step < 60 && inVain < mostInVain && !this.scene.isOver(); step += 1) {
      const before = this.progress();
      sight = await this.replies.through(sight);
      if (sight?.screen == null || sight.dialog !== null) return;
      const station = await visit.station(sight, then);
      this.scene.report(`  at ${station.screen}${then.length > 0 ? ` after ${then.join(', ')}` : ''}`);
      if (!(await this.workAt(station))) return;
      const move = await this.onward(station);
      if (move === null) return;
      const key = `${station.screen} ${move}`;
      this.moves.set(key, (this.moves.get(key) ?? 0) + 1);
      sight = await this.go(move, station);
      then =
        sight?.screen === station.screen && sight.href === station.href && !move.startsWith('watch:')
          ? [...then, move]
          : [];
      inVain = this.progress() === before ? inVain + 1 : 0;
    }
  }

  /** Goes on; a way that can be gone back is gone back once and forward again. */
  private async go(move: string, station: Station): Promise<Sight | null> {
    const { visit } = this.scene;
    const from = await visit.knowledge(station.screen);
    const left = await visit.stored();
    let sight = await this.act(move, station);
    this.scene.use(`${visit.traveller.id}screen:${station.screen}${move}`);
    if (sight === null) return null;
    if (!move.startsWith('watch:')) this.ledger.credit(`screen:${station.screen}`, move, sight, from);
    const returned = await this.trips.back(station, move, sight);
    if (returned !== sight && returned?.screen === station.screen && returned.dialog === null)
      sight = (await visit.press(move, { fills: false })) ?? returned;
    else sight = returned;
    if (sight?.screen != null && sight.screen !== station.screen) this.arrivals.set(sight.screen, left);
    return sight;
  }

  private async act(move: string, station: Station): Promise<Sight | null> {
    if (!move.startsWith('watch:')) return this.scene.visit.press(move);
    const edge = this.scene.model
      .from(`screen:${station.screen}`)
      .find((way) => way.trigger === move && codeOf(way) === null && way.via !== 'timeout');
    if (edge === undefined) return null;
    const known = await this.scene.visit.knowledge(station.screen);
    const sight = await this.attempts.waitOut(edge, station);
    if (sight !== null) this.ledger.credit(`screen:${station.screen}`, move, sight, known);
    return sight;
  }

  /** Takes every edge that is open here. False: one cannot stand here again. */
  private async workAt(station: Station): Promise<boolean> {
    const { visit } = this.scene;
    let sight = await visit.watcher.look();
    let inVain = 0;
    this.skipped.clear();
    const isFirst = station.then.length === 0;
    if (isFirst && (await this.trips.changes(station)) && !(await this.isBackAt(station))) return false;
    for (let turn = 0; turn < 400 && !this.scene.isOver(); turn += 1) {
      if (await visit.standsAt(station)) sight = await visit.watcher.look();
      const next = await this.nextEdge(station, sight);
      if (next === null) return this.isBackAt(station);
      const began = Date.now();
      const end = await this.attempts.attempt(next.edge, station, next.plan);
      await this.trips.back(station, next.edge.trigger, end);
      await this.backFrom(station, end);
      const isTaken = this.scene.coverage.taken.has(next.edge.id);
      if (!isTaken && !next.plan.isFirst) this.skipped.add(next.edge.id);
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

  /** Where one has come to may lead back to where one came from by a way that is still open. */
  private async backFrom({ screen }: Station, end: Sight | null): Promise<void> {
    const { visit, model, coverage } = this.scene;
    const here = await visit.watcher.look();
    if (end === null || here?.screen == null || here.dialog !== null || here.screen === screen) return;
    const back = model
      .from(`screen:${here.screen}`)
      .find((edge) => edge.trigger === 'action:back' && !edge.isChange && edge.to === `screen:${screen}`);
    if (back === undefined || !coverage.isOpen(back, visit.traveller.id)) return;
    const known = await visit.knowledge(here.screen);
    if (known.returnTo !== null) return;
    const sight = await visit.press(back.trigger);
    if (sight !== null) this.ledger.credit(back.from, back.trigger, sight, known, back);
  }

  private async isBackAt(station: Station): Promise<boolean> {
    return (await this.scene.visit.standsAt(station)) || (await this.scene.visit.returnTo(station));
  }

  private async nextEdge(
    station: Station,
    sight: Sight | null,
  ): Promise<{ readonly edge: JourneyEdge; readonly plan: Plan } | null> {
    const { coverage, visit } = this.scene;
    const who = visit.traveller.id;
    const url = Object.fromEntries(new URL(station.href).searchParams);
    const known = { ...(await visit.knowledge(station.screen)), url };
    for (const edge of this.openAt(station, sight, known).toSorted((one, other) => this.rank(one) - this.rank(other))) {
      const plan = await this.planFor(edge, station, known, url);
      if (plan !== null) return { edge, plan };
      if (this.isBrief(edge)) continue;
      coverage.leave(edge, who, `conditions do not hold for ${who}`);
    }
    return null;
  }

  /** Under which an edge can be taken: as things are, or as they were when one came here from the screen before. */
  private async planFor(
    edge: JourneyEdge,
    station: Station,
    known: Knowledge,
    url: Knowledge['url'],
  ): Promise<Plan | null> {
    if (edge.trigger === 'due' || isGuard(edge) || edge.trigger === 'process')
      return { bends: new Map(), known, stored: null, isFirst: false };
    const bends = this.scene.reasoner.bendFor(edge, known);
    if (bends !== null) {
      const natural = this.scene.reasoner.bendFor(edge, known, true);
      if (natural === null || natural.size === bends.size) return { bends, known, stored: null, isFirst: false };
      // What the portal says by itself comes first, except where a call has to fail before others have an effect.
      const key = `${this.scene.visit.traveller.id} ${edge.id}`;
      const isFirst = !this.naturals.has(key);
      this.naturals.add(key);
      const isNatural = (codeOf(edge) === null) === isFirst;
      return { bends: isNatural ? natural : bends, known, stored: null, isFirst };
    }
    const stored = this.arrivals.get(station.screen);
    if (stored === undefined || !happensOnOpening(edge.trigger)) return null;
    const before = { ...(await this.scene.visit.knowledge(station.screen, stored)), url };
    const others = this.scene.reasoner.bendFor(edge, before);
    return others === null ? null : { bends: others, known: before, stored, isFirst: false };
  }

  private openAt(station: Station, sight: Sight | null, { returnTo }: Knowledge): readonly JourneyEdge[] {
    const { coverage, visit, model } = this.scene;
    const who = visit.traveller.id;
    const isFirst = station.then.length === 0;
    const ways = model.from(`screen:${station.screen}`).filter((edge) => {
      if (!coverage.isOpen(edge, who) || !this.ways.isFor(edge) || this.skipped.has(edge.id)) return false;
      if (edge.isChange !== (returnTo !== null) && (edge.isChange || this.hasChangeWay(edge))) return false;
      if (edge.trigger.startsWith('watch:')) return sight?.phone != null;
      if (edge.trigger === 'due') return false;
      if (happensOnOpening(edge.trigger)) return isFirst || this.isBrief(edge);
      if (edge.conditions.some(({ expression }) => /\burl\./u.test(expression.source))) return isFirst;
      return edge.trigger === 'cancel' || this.isPressable(station.screen, edge.trigger, sight);
    });
    const isDueHere = (edge: JourneyEdge) => edge.trigger === 'due' && edge.to === `screen:${station.screen}`;
    return [...coverage.edges.filter((edge) => isDueHere(edge) && coverage.isOpen(edge, who)), ...ways];
  }

  /** It depends on state that lives as long as the screen: it may be otherwise after the next press, and is kept when the screen is opened again. */
  private isBrief(edge: JourneyEdge): boolean {
    return this.scene.reasoner.readsBriefState(edge, this.scene.visit.service);
  }

  private hasChangeWay(edge: JourneyEdge): boolean {
    return this.scene.model.from(edge.from).some((other) => other.isChange && other.trigger === edge.trigger);
  }

  private isPressable(screen: string, trigger: string, sight: Sight | null): boolean {
    const words = this.scene.model.words(this.scene.model.screen(screen), trigger);
    if (words === null || sight === null) return false;
    if (trigger.startsWith('change:'))
      return sight.presses.some((press) => press.includes('変更') || press.includes(words));
    const pieces = words.split('…').filter((piece) => piece !== '');
    return sight.presses.some((press) => pieces.every((piece) => press.includes(piece)));
  }

  /** The trigger that leads to where most is open, by the fewest screens. */
  private async onward({ screen }: Station): Promise<string | null> {
    const { visit, model, reasoner } = this.scene;
    const sight = await visit.watcher.look();
    const known = await visit.knowledge(screen);
    const open = model
      .from(`screen:${screen}`)
      .filter((edge) => codeOf(edge) === null && this.ways.isFor(edge))
      .filter((edge) => edge.isChange === (known.returnTo !== null) || !(edge.isChange || this.hasChangeWay(edge)))
      .filter((edge) =>
        edge.trigger.startsWith('watch:')
          ? sight?.phone != null && edge.via !== 'timeout'
          : this.isPressable(screen, edge.trigger, sight),
      )
      // What a waiting asks is not answered yet.
      .filter((edge) => edge.trigger.startsWith('watch:') || reasoner.judge(edge, known).against === 0);
    this.ways.see(screen, open);
    const distances = this.ways.distances();
    const ways = open
      .filter(({ trigger }) => (this.moves.get(`${screen} ${trigger}`) ?? 0) < mostTheSame)
      .map((edge) => ({ edge, far: this.ways.farness(edge, distances) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .toSorted((one, other) => one.far - other.far);
    return ways[0]?.edge.trigger ?? null;
  }

  /** Failures first, which change nothing; then what opens a dialog or stays; then what goes on. */
  private rank(edge: JourneyEdge): number {
    if (edge.trigger === 'due') return -1;
    // A failure after which the procedure goes on has an effect.
    const { flows } = this.scene.model.service(this.scene.visit.service);
    const goesOn = flows.some(({ screens }) => screens.includes(edge.to.slice('screen:'.length)));
    if (codeOf(edge) !== null) return (edge.trigger.startsWith('action:') ? 0 : 1) + (goesOn ? 1.5 : 0);
    if (edge.via === 'error' || edge.via === 'timeout') return 2;
    if (edge.to.startsWith('dialog:') || edge.to.startsWith('stay:')) return 3;
    return edge.via === 'forward' ? 6 : edge.to.startsWith('address:') ? 5 : 4;
  }
}
