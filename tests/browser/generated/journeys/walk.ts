import type { GraphEdge } from '../../../../src/flow/graph.ts';
import { Attempts } from './attempts.ts';
import { Ledger } from './ledger.ts';
import type { Traveller } from './portal-model.ts';
import { codeOf, happensOnOpening, isGuard } from './provoke.ts';
import { Replies } from './replies.ts';
import { type Ground, type Limits, Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import type { Knowledge } from './what-holds.ts';

/** Walks one service with one person after another, taking every edge that is open from where it stands. */
export class Walk {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly attempts: Attempts;
  private readonly afterRound: () => unknown;
  private readonly typedAt = new Map<string, { readonly [control: string]: string }>();
  private readonly walked = new Set<string>();

  constructor(ground: Ground, limits: Limits) {
    this.scene = new Scene(ground, limits);
    this.ledger = new Ledger(this.scene);
    this.replies = new Replies(this.scene, this.ledger);
    this.attempts = new Attempts(this.scene, this.ledger, this.replies);
    this.afterRound = limits.afterRound;
  }

  /** Goes until nothing new is found for this person. */
  async travel(traveller: Traveller, rounds = 8): Promise<void> {
    this.scene.visit.traveller = traveller;
    let idle = 0;
    await this.openBare();
    for (let round = 0; round < rounds && idle < 2 && !this.scene.isOver(); round += 1) {
      const before = this.progress();
      await this.round(round);
      idle = this.progress() === before ? idle + 1 : 0;
      this.afterRound();
      this.scene.report(
        `${traveller.id} round ${round}: ${this.scene.coverage.taken.size}/${this.scene.coverage.edges.length}`,
      );
    }
  }

  /** The service's own address. */
  private async openBare(): Promise<void> {
    for (const edge of this.scene.coverage.edges.filter(({ trigger }) => trigger === 'bare')) {
      if (!this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id)) continue;
      await this.scene.visit.begin(0);
      const sight = await this.scene.visit.open(`/svc/${this.scene.model.service(this.scene.visit.service).base}/`);
      if (sight !== null && this.scene.visit.leadsTo(edge, sight)) this.ledger.note(edge);
      else
        this.scene.coverage.tried(edge, this.scene.visit.traveller.id, sight === null ? 'nothing came' : shown(sight));
    }
  }

  private progress(): number {
    return this.scene.coverage.edges.filter((edge) => !this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id))
      .length;
  }

  private async round(round: number): Promise<void> {
    let sight = await this.scene.visit.begin(round);
    let then: readonly string[] = [];
    for (let step = 0; step < 30 && !this.scene.isOver(); step += 1) {
      sight = await this.replies.through(sight);
      if (sight?.screen == null || sight.dialog !== null) return;
      const station = await this.scene.visit.station(sight, then);
      this.scene.report(`  at ${station.screen}${then.length > 0 ? ` after ${then.join(', ')}` : ''}`);
      if (!(await this.workAt(station))) return;
      const move = await this.onward(station);
      if (move === null) return;
      const from = await this.scene.visit.knowledge(station.screen);
      const here = await this.scene.visit.watcher.look();
      sight = await this.act(move, here);
      if (sight !== null) sight = await this.thereAndBack(station, move, sight);
      this.scene.use(`${this.scene.visit.traveller.id}screen:${station.screen}${move}`);
      if (sight !== null) this.ledger.credit(`screen:${station.screen}`, move, sight, from);
      then = sight?.screen === station.screen && sight.href === station.href ? [...then, move] : [];
      if (move.startsWith('watch:')) then = [];
    }
  }

  /** Back to where one came from and forward again, once for every two screens: everything typed is still there. */
  private async thereAndBack(station: Station, move: string, sight: Sight): Promise<Sight> {
    const to = sight.screen ?? '';
    const forth = this.scene.model
      .from(`screen:${station.screen}`)
      .find((edge) => edge.trigger === move && edge.to === `screen:${to}`);
    const isChange = move.startsWith('change:');
    const key = `${station.screen} ${move} ${to}`;
    if (forth === undefined || (forth.via !== 'forward' && !isChange) || sight.dialog !== null || this.walked.has(key))
      return sight;
    const back = this.scene.model
      .from(`screen:${to}`)
      .find((edge) => edge.trigger === 'action:back' && edge.to === `screen:${station.screen}`);
    const way = back?.trigger ?? (isChange ? 'action:next' : undefined);
    if (way === undefined || move.startsWith('watch:')) return sight;
    this.walked.add(key);
    const before = this.typedAt.get(station.screen) ?? {};
    const returned = await this.scene.visit.press(way, true, false);
    if (returned?.screen !== station.screen || returned.dialog !== null) {
      // What is done for good (a code that was right) is not gone back to: the graph knows where one comes instead.
      const isOther = this.scene.model
        .from(`screen:${to}`)
        .some((edge) => edge.trigger === way && returned !== null && this.scene.visit.leadsTo(edge, returned));
      if (isOther) return returned ?? sight;
      const what = returned === null ? 'no way back' : shown(returned);
      this.scene.coverage.roundTrips.push({
        from: station.screen,
        to,
        by: this.scene.visit.traveller.id,
        lost: [`came to ${what}`],
      });
      return returned ?? sight;
    }
    const after = await this.scene.visit.typed();
    const lost = Object.keys(before).filter((name) => bare(before[name]) !== bare(after[name]));
    this.scene.coverage.roundTrips.push({ from: station.screen, to, by: this.scene.visit.traveller.id, lost });
    return (await this.scene.visit.press(move, true, false)) ?? returned;
  }

  /** Takes every edge that is open here. False: one cannot stand here again. */
  private async workAt(station: Station): Promise<boolean> {
    const sight = await this.scene.visit.watcher.look();
    let isHere = true;
    for (let turn = 0; turn < 250 && !this.scene.isOver(); turn += 1) {
      const known = {
        ...(await this.scene.visit.knowledge(station.screen)),
        url: Object.fromEntries(new URL(station.href).searchParams),
      };
      const edge = this.nextEdge(station, known, sight);
      // What happens on opening opens the screen anyway.
      const opens =
        edge !== null &&
        happensOnOpening(edge.trigger) &&
        !edge.trigger.startsWith('watch:') &&
        edge.trigger !== 'process';
      if (!isHere && !opens && !(await this.scene.visit.returnTo(station))) {
        this.scene.report(`    lost ${station.screen}`);
        return false;
      }
      if (edge === null) return true;
      await this.attempts.attempt(edge, station);
      const now = await this.scene.visit.watcher.settle({ mostSeconds: 1 });
      const same = now?.screen === station.screen && now.dialog === null && now.href === station.href;
      isHere = same && !happensOnOpening(edge.trigger) && (station.then.length === 0 || now.phone !== null);
    }
    return true;
  }

  private nextEdge(station: Station, known: Knowledge, sight: Sight | null): GraphEdge | null {
    const phone = sight?.phone ?? null;
    const ways = this.scene.model.from(`screen:${station.screen}`).filter((edge) => {
      if (!this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id)) return false;
      if (edge.trigger.startsWith('watch:')) return phone !== null;
      if (edge.trigger === 'due') return false;
      if (happensOnOpening(edge.trigger)) return station.then.length === 0;
      if (edge.conditions.some(({ expression }) => /\burl\./u.test(expression.source)))
        return station.then.length === 0;
      return edge.trigger === 'cancel' || this.isPressable(station.screen, edge.trigger, sight);
    });
    const due = this.scene.coverage.edges.filter(
      (edge) =>
        edge.trigger === 'due' &&
        edge.to === `screen:${station.screen}` &&
        this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id),
    );
    for (const edge of [...due, ...ways].sort((one, other) => rank(one) - rank(other))) {
      if (edge.trigger === 'due' || isGuard(edge) || edge.trigger === 'process') return edge;
      if (this.scene.reasoner.bendFor(edge, known) !== null) return edge;
      this.scene.coverage.leave(
        edge,
        this.scene.visit.traveller.id,
        `conditions do not hold for ${this.scene.visit.traveller.id}`,
      );
    }
    return null;
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
    const sight = await this.scene.visit.watcher.look();
    const known = await this.scene.visit.knowledge(screen);
    const distances = this.distances();
    const ways = this.scene.model
      .from(`screen:${screen}`)
      .filter((edge) => codeOf(edge) === null && !this.visitedOften(edge))
      .filter((edge) =>
        edge.trigger.startsWith('watch:')
          ? sight?.phone != null && edge.via !== 'timeout'
          : this.isPressable(screen, edge.trigger, sight),
      )
      // What a waiting asks is not answered yet.
      .filter((edge) => edge.trigger.startsWith('watch:') || this.scene.reasoner.judge(edge, known).against === 0)
      .map((edge) => ({ edge, far: this.farness(edge, distances) }))
      .filter(({ far }) => far < Number.POSITIVE_INFINITY)
      .sort((one, other) => one.far - other.far);
    return ways[0]?.edge.trigger ?? null;
  }

  private visitedOften({ from, trigger }: GraphEdge): boolean {
    return this.scene.usedTimes(`${this.scene.visit.traveller.id}${from}${trigger}`) > 12;
  }

  private farness(edge: GraphEdge, distances: ReadonlyMap<string, number>): number {
    const far = distances.get(edge.to) ?? Number.POSITIVE_INFINITY;
    return far + this.scene.usedTimes(`${this.scene.visit.traveller.id}${edge.from}${edge.trigger}`) * 0.7;
  }

  /** Steps from every node to the nearest one with something open for this person. */
  private distances(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const into = new Map<string, string[]>();
    for (const edge of this.scene.model.graph.edges) {
      if (codeOf(edge) === null) into.set(edge.to, [...(into.get(edge.to) ?? []), waitingAt(edge)]);
    }
    for (const edge of this.scene.coverage.edges)
      if (this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id)) found.set(waitingAt(edge), 0);
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

  private async act(trigger: string, sight: Sight | null): Promise<Sight | null> {
    if (!trigger.startsWith('watch:')) {
      if (trigger === 'action:next' && sight?.screen != null) {
        await this.scene.visit.fill(sight.screen);
        this.typedAt.set(sight.screen, await this.scene.visit.typed());
      }
      return this.scene.visit.press(trigger, true, false);
    }
    const edge = this.scene.model
      .from(`screen:${sight?.screen}`)
      .find((way) => way.trigger === trigger && codeOf(way) === null && way.via !== 'timeout');
    return edge === undefined ? null : this.attempts.whileWaiting(edge, null);
  }
}

/** Where an edge begins; what happens while one waits begins where an action stays. */
function waitingAt({ from, trigger }: GraphEdge): string {
  return trigger.startsWith('watch:') ? from.replace(/^screen:/u, 'stay:') : from;
}

/** Failures first, which change nothing; then what opens a dialog or stays; then what goes on. */
function rank(edge: GraphEdge): number {
  if (codeOf(edge) !== null) return edge.trigger.startsWith('action:') ? 0 : 1;
  if (edge.via === 'error' || edge.via === 'timeout') return 2;
  if (edge.to.startsWith('dialog:') || edge.to.startsWith('stay:')) return 3;
  return edge.via === 'forward' ? 6 : edge.to.startsWith('address:') ? 5 : 4;
}

/** Without what a field tidies away: 090-0000-0001 is 09000000001. */
function bare(value: string | undefined): string | undefined {
  return value?.replaceAll(/[\s-]/gu, '');
}
