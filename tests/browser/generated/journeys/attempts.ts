import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import { Answering } from './answering.ts';
import type { Stored } from './kept.ts';
import type { Bends, Knowledge } from './knowledge.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge } from './portal-model.ts';
import { type Arrangement, arrange, nothing } from './provoke.ts';
import type { Replies } from './replies.ts';
import { type Scene, shown } from './scene.ts';
import { SettingOff } from './setting-off.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import type { Trips } from './trips.ts';

/** What an edge needs that does not hold by itself. */
export interface Plan {
  readonly bends: Bends;
  readonly known: Knowledge;
  /** There is another plan if this one fails. */
  readonly isFirst: boolean;
  /** What is kept before the screen is opened, when that is not what is kept now. */
  readonly stored: Stored | null;
  /** What has to fail first, as what is pressed is there only then. */
  readonly via?: Failed | null;
}

/** A failure after which one stays, and how it came about. */
export interface Failed {
  readonly edge: JourneyEdge;
  readonly plan: Plan;
}

/** Takes one edge from a station: arranges what it needs, sets it off, looks where it led. */
export class Attempts {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly trips: Trips;
  private readonly settingOff: SettingOff;
  private readonly answering: Answering;
  /** Calls whose answers were made during an attempt. */
  private readonly made = new Set<string>();

  constructor(scene: Scene, ledger: Ledger, replies: Replies, trips: Trips) {
    this.scene = scene;
    this.ledger = ledger;
    this.replies = replies;
    this.trips = trips;
    this.settingOff = new SettingOff(scene);
    this.answering = new Answering(scene, ledger, replies);
  }

  /** Returns where it led, as far as the person still stands there; null = another page has to be opened. */
  async attempt(edge: JourneyEdge, station: Station, plan: Plan): Promise<Sight | null> {
    const { coverage, visit } = this.scene;
    this.ledger.lastDialog = undefined;
    const answers = new Map(visit.watcher.answers);
    const once = (more: Bends = new Map()) => this.once(edge, station, plan, more);
    const sight = await once();
    if (!coverage.taken.has(edge.id) && !plan.isFirst) {
      // Back leads to where one came from: who came another way may take it.
      if (sight !== null && !(edge.via === 'back' && edge.conditions.length === 0))
        coverage.noteTry(edge, visit.traveller.id, `came to ${shown(sight)}`, !this.isPast(edge, sight));
      this.scene.report(`    not ${edge.id} ${edge.codes[0] ?? ''}: ${sight === null ? '-' : shown(sight)}`);
    }
    let end = sight;
    if (sight?.dialog != null) end = await this.answerAll(sight, plan, once);
    else if (sight !== null && sight.screen === null) end = await this.comeBackAll(this.ledger.appAt(sight), once);
    // A way that is there only under other settings is gone back while they hold.
    if (end !== null && this.trips.needsSettings(edge)) end = await this.trips.back(station, edge.trigger, end);
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

  /** What was left to do here is done already for who comes to a later screen of the procedure: others may still have it to do. */
  private isPast({ trigger, to }: JourneyEdge, { screen }: Sight): boolean {
    if (trigger !== 'due' || screen === null) return false;
    const { model, visit } = this.scene;
    const target = to.slice('screen:'.length);
    const flow = model.service(visit.service).flows.find(({ screens }) => screens.includes(target));
    return flow !== undefined && flow.screens.indexOf(screen) > flow.screens.indexOf(target);
  }

  private async once(edge: JourneyEdge, station: Station, plan: Plan, more: Bends): Promise<Sight | null> {
    const arrangement = this.arranged(plan, more);
    for (const call of arrangement.calls) this.made.add(call);
    if (plan.stored !== null) await this.scene.visit.keepInstead(plan.stored);
    const { via = null } = plan;
    const before = via === null ? null : { edge: via.edge, arrangement: this.arranged(via.plan, new Map()) };
    const sight = await this.settingOff.go(edge, station, arrangement, before);
    if (sight !== null) await this.credit(edge, station, sight, plan.known);
    return sight;
  }

  private arranged({ bends, known }: Plan, more: Bends): Arrangement {
    return arrange(new Map([...bends, ...more]), known, this.scene.model, this.scene.reasoner);
  }

  private async credit(edge: JourneyEdge, station: Station, sight: Sight, { returnTo }: Knowledge): Promise<void> {
    const { visit } = this.scene;
    const isPressed = edge.trigger.startsWith('action:');
    const now = await (isPressed ? visit.knowledgeSincePress(station.screen) : visit.knowledge(station.screen));
    const known = { ...now, returnTo };
    const from = edge.trigger === 'due' ? edge.from : `screen:${station.screen}`;
    this.ledger.credit(from, edge.trigger, sight, known, edge);
  }

  private async answerAll(sight: Sight, { known }: Plan, once: (more?: Bends) => Promise<Sight | null>) {
    const node = this.ledger.dialogAt(sight);
    const backFrom = (screen: string, end: Sight | null) => this.backFrom(screen, end);
    return node === undefined ? null : this.answering.all(node, known, { once, backFrom });
  }

  /** Where one has come to may lead back to where one came from by a way that is still open; null = it was gone. */
  async backFrom(screen: string, end: Sight | null): Promise<Sight | null> {
    const { visit, model, coverage } = this.scene;
    const here = end === null ? null : await visit.watcher.look();
    if (here?.screen == null || here.dialog !== null || here.screen === screen) return end;
    const back = model
      .from(`screen:${here.screen}`)
      .find((edge) => isBack(edge) && !edge.isChange && edge.to === `screen:${screen}`);
    if (back === undefined || !coverage.isOpen(back, visit.traveller.id)) return end;
    const known = await visit.knowledge(here.screen);
    if (known.returnTo !== null) return end;
    const sight = await visit.press(back.trigger);
    if (sight !== null) this.ledger.credit(back.from, back.trigger, sight, known, back);
    return null;
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

/** To where one came from, as who logs in again. */
const isBack = ({ trigger, via }: JourneyEdge) =>
  trigger === 'action:back' || (via === 'back' && trigger.startsWith('action:'));
