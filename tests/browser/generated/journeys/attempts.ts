import type { GraphNode } from '../../../../src/flow/graph.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge } from './portal-model.ts';
import { type Arrangement, arrange } from './provoke.ts';
import type { Replies } from './replies.ts';
import { type Scene, shown } from './scene.ts';
import { SettingOff } from './setting-off.ts';
import type { Sight } from './sight.ts';
import type { Station, Stored } from './traveller.ts';
import type { Bends, Knowledge } from './what-holds.ts';

const nothing: Arrangement = { settings: {}, query: {}, choices: {}, forgets: [], faults: [], calls: new Set() };

/** What an edge needs that does not hold by itself. */
export interface Plan {
  readonly bends: Bends;
  readonly known: Knowledge;
  /** There is another plan if this one fails. */
  readonly isFirst: boolean;
  /** What is kept before the screen is opened, when that is not what is kept now. */
  readonly stored: Stored | null;
}

/** Takes one edge from a station: arranges what it needs, sets it off, looks where it led. */
export class Attempts {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly settingOff: SettingOff;
  /** Calls whose answers were made during an attempt. */
  private readonly made = new Set<string>();

  constructor(scene: Scene, ledger: Ledger, replies: Replies) {
    this.scene = scene;
    this.ledger = ledger;
    this.replies = replies;
    this.settingOff = new SettingOff(scene);
  }

  /** Returns where it led, as far as the person still stands there; null = another page has to be opened. */
  async attempt(edge: JourneyEdge, station: Station, plan: Plan): Promise<Sight | null> {
    const { coverage, visit } = this.scene;
    this.ledger.lastDialog = undefined;
    const answers = new Map(visit.watcher.answers);
    const once = (more: Bends = new Map()) => this.once(edge, station, plan, more);
    const sight = await once();
    if (!coverage.taken.has(edge.id) && !plan.isFirst) {
      if (sight !== null) coverage.tried(edge, visit.traveller.id, `came to ${shown(sight)}`);
      this.scene.report(`    not ${edge.id} ${edge.codes[0] ?? ''}: ${sight === null ? '-' : shown(sight)}`);
    }
    let end = sight;
    if (sight?.dialog != null) end = await this.answerAll(this.ledger.dialogAt(sight), plan.known, once);
    else if (sight !== null && sight.screen === null) end = await this.comeBackAll(this.ledger.appAt(sight), once);
    const isBent = await this.settingOff.undo(station, this.arranged(plan, new Map()));
    for (const made of visit.watcher.answers.keys()) {
      const real = answers.get(made);
      if (!this.made.has(made)) continue;
      if (real === undefined) visit.watcher.answers.delete(made);
      else visit.watcher.answers.set(made, real);
    }
    this.made.clear();
    return isBent || plan.stored !== null ? null : end;
  }

  private async once(edge: JourneyEdge, station: Station, plan: Plan, more: Bends): Promise<Sight | null> {
    const arrangement = this.arranged(plan, more);
    for (const call of arrangement.calls) this.made.add(call);
    if (plan.stored !== null) await this.scene.visit.keepInstead(plan.stored);
    const sight = await this.settingOff.go(edge, station, arrangement);
    if (sight !== null) await this.credit(edge, station, sight, plan.known);
    return sight;
  }

  private arranged({ bends, known }: Plan, more: Bends): Arrangement {
    return arrange(new Map([...bends, ...more]), known, this.scene.model, this.scene.reasoner);
  }

  private async credit(edge: JourneyEdge, station: Station, sight: Sight, { returnTo }: Knowledge): Promise<void> {
    const known = { ...(await this.scene.visit.knowledge(station.screen)), returnTo };
    const from = edge.trigger === 'due' ? edge.from : `screen:${station.screen}`;
    this.ledger.credit(from, edge.trigger, sight, known, edge);
  }

  /** Presses each button of the dialog that is still open, coming to it again for each but the first. */
  private async answerAll(
    node: GraphNode | undefined,
    known: Knowledge,
    once: (more?: Bends) => Promise<Sight | null>,
  ): Promise<Sight | null> {
    if (node === undefined) return null;
    let end = await this.replies.answer(node);
    for (let again = 0; again < 24 && !this.scene.isOver(); again += 1) {
      const target = this.replies.openAt(node)[0];
      if (target === undefined) return end;
      // A button may lead elsewhere under other settings.
      const sight = await once(this.scene.reasoner.bendFor(target, known) ?? new Map());
      if (sight === null || !this.ledger.isShown(node, sight)) return null;
      this.ledger.lastDialog = node;
      end = await this.replies.answer(node);
    }
    return end;
  }

  private async comeBackAll(app: GraphNode | undefined, once: () => Promise<Sight | null>): Promise<Sight | null> {
    if (app === undefined) return null;
    let end = await this.replies.comeBack(app);
    for (let again = 0; again < 8 && !this.scene.isOver() && this.replies.isOpenAt(app); again += 1) {
      const sight = await once();
      if (sight === null || !this.ledger.isShown(app, sight)) return null;
      end = await this.replies.comeBack(app);
    }
    return end;
  }

  /** The waiting ends as the edge says, with nothing arranged. */
  async waitOut(edge: JourneyEdge, station: Station): Promise<Sight | null> {
    return this.settingOff.go(edge, station, nothing);
  }
}
