import type { Attempts } from './attempts.ts';
import type { Choice } from './choice.ts';
import { readKept } from './kept.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge } from './portal-model.ts';
import { hasChangeWay, isPressable } from './pressable.ts';
import { codeOf } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import type { Trips } from './trips.ts';
import type { Ways } from './ways.ts';

/** How often one goes the same way from the same screen before one begins anew. */
const mostTheSame = 3;

/** A way to where nothing leads on counts as if it had been gone so often. */
const deadEnd = 6;

/** What walks on from a station. */
interface Feet {
  readonly scene: Scene;
  readonly ledger: Ledger;
  readonly attempts: Attempts;
  readonly trips: Trips;
  readonly ways: Ways;
  readonly choice: Choice;
}

/** Goes on to where most is open. */
export class Onward {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly attempts: Attempts;
  private readonly trips: Trips;
  private readonly ways: Ways;
  private readonly choice: Choice;
  private readonly moves = new Map<string, number>();
  /** Ways gone since one began anew. */
  private readonly gone: string[] = [];
  /** Edges that had been taken then. */
  private foundBefore = 0;
  /** Ways after which nothing led on, by person. */
  private readonly deadEnds = new Set<string>();
  /** One ended where nobody knew that nothing leads on: the next time one goes another way. */
  hasLearned = false;

  constructor({ scene, ledger, attempts, trips, ways, choice }: Feet) {
    this.scene = scene;
    this.ledger = ledger;
    this.attempts = attempts;
    this.trips = trips;
    this.ways = ways;
    this.choice = choice;
  }

  beginRound(): void {
    this.moves.clear();
    this.gone.length = 0;
    this.foundBefore = this.scene.coverage.taken.size;
    this.hasLearned = false;
    this.ways.beginRound();
  }

  /** Something was found this time: the ways gone are as good as before. */
  forgive(): void {
    this.scene.forgive(this.gone);
  }

  /** What leads to where most is open, by the fewest screens. */
  async next({ screen }: Station): Promise<JourneyEdge | null> {
    const { visit, model, reasoner } = this.scene;
    const sight = await visit.watcher.look();
    const known = await visit.knowledge(screen);
    const open = model
      .from(`screen:${screen}`)
      .filter((edge) => codeOf(edge) === null && this.ways.isFor(edge))
      .filter((edge) => edge.isChange === (known.returnTo !== null) || !(edge.isChange || hasChangeWay(model, edge)))
      .filter((edge) =>
        edge.trigger.startsWith('watch:')
          ? sight?.phone != null && edge.via !== 'timeout'
          : isPressable(model, screen, edge.trigger, sight),
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
    if (ways[0] === undefined) this.standInVain(screen);
    return ways[0]?.edge ?? null;
  }

  /** Nothing was found, and nothing leads on: the next time one comes by, another way is better. */
  private standInVain(screen: string): void {
    if (this.scene.coverage.taken.size > this.foundBefore) return;
    const last = this.gone.at(-1);
    const key = last ?? `${this.scene.visit.traveller.id} ${screen} begun`;
    this.hasLearned = !this.deadEnds.has(key);
    this.deadEnds.add(key);
    if (last !== undefined) for (let time = 0; time < deadEnd; time += 1) this.scene.use(last);
  }

  /** Goes on; a way that can be gone back is gone back once and forward again. */
  async go(edge: JourneyEdge, station: Station): Promise<Sight | null> {
    const { visit } = this.scene;
    const move = edge.trigger;
    const from = await visit.knowledge(station.screen);
    const left = await readKept(visit.page);
    let sight = await this.act(edge, station);
    const key = `${visit.traveller.id}screen:${station.screen}${move}`;
    const here = `${station.screen} ${move}`;
    this.moves.set(here, (this.moves.get(here) ?? 0) + 1);
    this.scene.use(key);
    this.gone.push(key);
    if (sight === null) return null;
    if (!move.startsWith('watch:')) this.ledger.credit(`screen:${station.screen}`, move, sight, from);
    const returned = await this.trips.back(station, move, sight);
    if (returned !== sight && returned?.screen === station.screen && returned.dialog === null)
      sight = (await visit.press(move, { fills: false })) ?? returned;
    else sight = returned;
    if (sight?.screen != null && sight.screen !== station.screen) this.choice.arrive(sight.screen, left);
    return sight;
  }

  /** One waiting has several ends: it ends as this one. */
  private async act(edge: JourneyEdge, station: Station): Promise<Sight | null> {
    const { visit } = this.scene;
    if (!edge.trigger.startsWith('watch:')) return visit.press(edge.trigger);
    const known = await visit.knowledge(station.screen);
    const sight = await this.attempts.waitOut(edge, station);
    if (sight !== null) this.ledger.credit(edge.from, edge.trigger, sight, known);
    return sight;
  }
}
