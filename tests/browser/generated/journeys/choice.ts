import type { Failed, Plan } from './attempts.ts';
import type { Stored } from './kept.ts';
import type { Bends, Knowledge } from './knowledge.ts';
import type { JourneyEdge } from './portal-model.ts';
import { hasChangeWay, isPressable } from './pressable.ts';
import { codeOf, happensOnOpening, isGuard } from './provoke.ts';
import type { Scene } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Station } from './traveller.ts';
import type { Ways } from './ways.ts';

/** Chooses what is taken next where one stands, and under which circumstances. */
export class Choice {
  private readonly scene: Scene;
  private readonly ways: Ways;
  /** What was not there any more; it may be there again when one comes back. */
  private readonly skipped = new Set<string>();
  /** How often a plan was made, by person and edge: of several ways to come by it, the next one each time. */
  private readonly turns = new Map<string, number>();
  /** What was kept when a screen was come to from another one. */
  private readonly arrivals = new Map<string, Stored>();
  /** Failures after which something can be pressed that is not there otherwise, by screen and trigger. */
  private readonly after = new Map<string, readonly Failed[]>();

  constructor(scene: Scene, ways: Ways) {
    this.scene = scene;
    this.ways = ways;
  }

  beginPerson(): void {
    this.arrivals.clear();
  }

  beginStation(): void {
    this.skipped.clear();
  }

  skip(edge: JourneyEdge): void {
    this.skipped.add(edge.id);
  }

  /** Something failed while the screen was opened, and one stays there: more can be pressed than before. */
  learn(station: Station, failed: Failed, before: Sight | null, now: Sight): void {
    const { model } = this.scene;
    const code = codeOf(failed.edge);
    if (code === null || code === 'timeout' || !happensOnOpening(failed.edge.trigger)) return;
    for (const { trigger } of model.from(`screen:${station.screen}`)) {
      const key = `${station.screen} ${trigger}`;
      const isNew = !isPressable(model, station.screen, trigger, before);
      if (isNew && isPressable(model, station.screen, trigger, now))
        this.after.set(key, [...(this.after.get(key) ?? []), failed]);
    }
  }

  arrive(screen: string, left: Stored): void {
    this.arrivals.set(screen, left);
  }

  /** null = nothing is open here. */
  async next(
    station: Station,
    sight: Sight | null,
  ): Promise<{ readonly edge: JourneyEdge; readonly plan: Plan } | null> {
    const { visit } = this.scene;
    const url = Object.fromEntries(new URL(station.href).searchParams);
    const path = this.scene.model.links.landing(station.href)?.values ?? {};
    const known = { ...(await visit.knowledge(station.screen)), url, path };
    for (const edge of this.openAt(station, sight, known).toSorted((one, other) => this.rank(one) - this.rank(other))) {
      const failures = this.failuresBefore(edge, station, sight);
      const writes = [edge, ...(failures ?? []).map((failed) => failed.edge)].flatMap((one) => one.writes);
      const plan = await this.planFor({ ...edge, writes }, station, known, url);
      if (plan === null) continue;
      const via = failures?.find((failed) => this.comesAbout(failed, plan)) ?? null;
      if (failures === null || via !== null) return { edge, plan: { ...plan, via } };
    }
    return null;
  }

  /** One of which has to come about first, as what is pressed is there only then; null = it is there. */
  private failuresBefore({ trigger }: JourneyEdge, { screen }: Station, sight: Sight | null): readonly Failed[] | null {
    if (happensOnOpening(trigger) || isPressable(this.scene.model, screen, trigger, sight)) return null;
    return this.after.get(`${screen} ${trigger}`) ?? null;
  }

  /** The failure leads the same way under the settings that what comes after it needs. */
  private comesAbout({ edge, plan }: Failed, { bends }: Plan): boolean {
    const isSetting = ([path]: readonly [string, unknown]) => path.startsWith('settings.');
    const both = new Map([...[...plan.bends].filter((bend) => !isSetting(bend)), ...[...bends].filter(isSetting)]);
    return this.scene.reasoner.judge(edge, plan.known, both).against === 0;
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
    const bends = this.withAddress(edge, known, this.scene.reasoner.bendFor(edge, known));
    if (bends !== null) {
      const plans = this.plansOf(edge, known, bends);
      const key = `${this.scene.visit.traveller.id} ${edge.id}`;
      const turn = Math.min(this.turns.get(key) ?? 0, plans.length - 1);
      this.turns.set(key, turn + 1);
      return { bends: plans[turn] ?? bends, known, stored: null, isFirst: turn < plans.length - 1 };
    }
    const stored = this.arrivals.get(station.screen);
    if (stored === undefined || !happensOnOpening(edge.trigger)) return null;
    const before = { ...(await this.scene.visit.knowledge(station.screen, stored)), url, path: known.path };
    const others = this.scene.reasoner.bendFor(edge, before);
    return others === null ? null : { bends: others, known: before, stored, isFirst: false };
  }

  /** One after the other: what the portal says by itself comes first, except where a call has to fail before others have an effect. */
  private plansOf(edge: JourneyEdge, known: Knowledge, bends: Bends): readonly Bends[] {
    const { reasoner } = this.scene;
    const natural = this.withAddress(edge, known, reasoner.bendFor(edge, this.beforeAsking(edge, known), true));
    // The phone does what is waited for, and only what comes after it is made.
    const polled = this.polledOn(edge, known);
    const byPhone = new Map([...bends].filter(([path]) => !polled.has(reasoner.callOf(path, known)?.call ?? '')));
    const plans = [natural, byPhone, bends].filter((plan) => plan !== null);
    const bent = plans.map((plan) => [...plan.keys()].toSorted().join());
    const different = plans.filter((_, index) => bent.lastIndexOf(bent[index] ?? '') === index);
    return codeOf(edge) === null ? different : different.toReversed();
  }

  /** Calls that are asked until the phone has done something; none = no phone is waited for. */
  private polledOn(edge: JourneyEdge, { screen }: Knowledge): ReadonlySet<string> {
    const { model } = this.scene;
    if (!model.isByPhone(edge)) return new Set();
    return new Set(model.screen(screen).watch.map(({ poll }) => String(poll.options.poll)));
  }

  /** What is waited for is asked again: that it has not come yet tells nothing. */
  private beforeAsking(edge: JourneyEdge, known: Knowledge): Knowledge {
    const polled = this.polledOn(edge, known);
    return { ...known, answers: new Map([...known.answers].filter(([call]) => !polled.has(call))) };
  }

  /** What is written while a screen is entered comes from its address, as when an app comes back. */
  private withAddress(edge: JourneyEdge, known: Knowledge, bends: Bends | null): Bends | null {
    const { model, reasoner } = this.scene;
    if (bends === null || edge.trigger !== 'enter' || !reasoner.needsWrites(edge, known)) return bends;
    const missing = model.screen(known.screen).url.filter(({ name }) => known.url[name] === undefined);
    return new Map<string, unknown>([...missing.map(({ name }) => [`url.${name}`, '19000101'] as const), ...bends]);
  }

  private openAt(station: Station, sight: Sight | null, known: Knowledge): readonly JourneyEdge[] {
    const { returnTo } = known;
    const { coverage, visit, model } = this.scene;
    const who = visit.traveller.id;
    const isFirst = station.then.length === 0;
    const ways = model.from(`screen:${station.screen}`).filter((edge) => {
      if (!this.ways.isFor(edge) || this.skipped.has(edge.id)) return false;
      if (!coverage.isOpen(edge, who) && !this.asksMore(edge)) return false;
      if (edge.isChange !== (returnTo !== null) && (edge.isChange || hasChangeWay(model, edge))) return false;
      if (model.isByPhone(edge)) return sight?.phone != null;
      if (edge.trigger === 'due') return false;
      if (happensOnOpening(edge.trigger)) return isFirst || this.isBrief(edge);
      const asksAddress = edge.conditions.some(({ expression }) => /\burl\./u.test(expression.source));
      // A screen that leads to itself shows there what it has under another address.
      if (asksAddress && !model.from(edge.from).some(({ to }) => to === edge.from)) return isFirst;
      if (isFirst && this.after.has(`${station.screen} ${edge.trigger}`)) return true;
      if (edge.trigger === 'cancel' || isPressable(model, station.screen, edge.trigger, sight)) return true;
      return isFirst && this.isShownOtherwise(edge, known);
    });
    // Where nobody knows the address of the screen that finds something not done, nobody can open it.
    const isDueHere = ({ trigger, from, to }: JourneyEdge) =>
      trigger === 'due' &&
      to === `screen:${station.screen}` &&
      this.scene.addressOf(from.slice('screen:'.length), station.href, known) !== null;
    return [...coverage.edges.filter((edge) => isDueHere(edge) && coverage.isOpen(edge, who)), ...ways];
  }

  /** It was taken, and begins a round trip that was not made, or the dialog that it opens has buttons that lead where nobody has been. */
  private asksMore(edge: JourneyEdge): boolean {
    const { id, to } = edge;
    const { coverage, model, visit } = this.scene;
    if (!coverage.taken.has(id)) return false;
    if (this.ways.beginsTrip(edge)) return true;
    if (!to.startsWith('dialog:')) return false;
    const dialogs = new Set([to]);
    for (const at of dialogs)
      for (const way of model.from(at)) {
        if (coverage.isGoal(way, visit.traveller.id) && this.ways.isFor(way)) return true;
        if (way.to.startsWith('dialog:')) dialogs.add(way.to);
      }
    return false;
  }

  /** What is pressed for it would be there if what is loaded with the screen, or the last save of the draft, were otherwise. */
  private isShownOtherwise(edge: JourneyEdge, known: Knowledge): boolean {
    const { model, reasoner } = this.scene;
    if (!edge.trigger.startsWith('action:') || codeOf(edge) !== null) return false;
    if (reasoner.judge(edge, known).against === 0) return false;
    const calls = model.callsOnOpening(known.screen);
    const paths = [...(reasoner.bendFor(edge, known)?.keys() ?? [])];
    const isAnswer = (path: string) => this.scene.makesShown && calls.has(reasoner.callOf(path, known)?.call ?? '');
    const isMade = (path: string) => path === 'draft.saved' || isAnswer(path);
    return paths.length > 0 && paths.every(isMade);
  }

  /** It depends on state that lives as long as the screen: it may be otherwise after the next press, and is kept when the screen is opened again. */
  private isBrief(edge: JourneyEdge): boolean {
    return this.scene.reasoner.readsBriefState(edge, this.scene.visit.service);
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
