import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import type { Knowledge } from './knowledge.ts';
import type { JourneyEdge } from './portal-model.ts';
import { codeOf, happensOnOpening } from './provoke.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';

/** Automatic steps between what was pressed and what is seen: opened, sent on, sent on again. */
const mostHops = 3;

/** Tells which edge was taken from what was pressed, what was asked of the portal, and what is seen. */
export class Ledger {
  private readonly scene: Scene;
  /** Those that were come to last: several may look the same. */
  lastDialog: GraphNode | undefined;
  private lastApp: GraphNode | undefined;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  dialogAt(sight: Sight): GraphNode | undefined {
    if (this.lastDialog !== undefined && this.isShown(this.lastDialog, sight)) return this.lastDialog;
    return this.scene.model.graph.nodes.find((node) => node.kind === 'dialog' && this.isShown(node, sight));
  }

  appAt(sight: Sight): GraphNode | undefined {
    if (this.lastApp !== undefined && this.isShown(this.lastApp, sight)) return this.lastApp;
    return undefined;
  }

  isShown(node: GraphNode, sight: Sight): boolean {
    return this.scene.visit.places.leadsTo(node, sight);
  }

  /** Notes the edge that leads from here to what is seen; where the graph knows none, that is a finding. */
  credit(
    from: string,
    trigger: string,
    sight: Sight,
    known: Knowledge,
    target?: JourneyEdge,
    before: Sight | null = null,
  ): void {
    const all = this.scene.model.from(from).filter((edge) => edge.trigger === trigger && this.isOfWay(edge, known));
    const isSeen = (edge: JourneyEdge) =>
      this.isShown(this.scene.model.node(edge.to), sight) || this.isBeneath(edge, before, sight);
    const happened = all.filter((edge) => this.happened(edge, target));
    const isUnread = ({ call }: JourneyEdge) => this.scene.visit.watcher.isUnread(call ?? '');
    const unread = happened.some(isSeen) ? [] : all.filter((edge) => !happened.includes(edge) && isUnread(edge));
    const ways = [...happened, ...unread];
    const fits = ways.filter(isSeen);
    // Sent back at once by what failed there: not the same as having stayed.
    const onlyFrom = target === undefined || fits.includes(target) ? [] : ways.filter((edge) => edge === target);
    if (this.noteHops(onlyFrom, sight, target, (trail) => trail.some((edge) => codeOf(edge) !== null))) return;
    const failing = fits.filter((edge) => codeOf(edge) !== null);
    const pool = failing.length > 0 ? failing : fits;
    if (pool.length > 0) {
      for (const edge of this.likeliest(pool, known, target)) this.note(edge);
      return;
    }
    const node = this.scene.model.node(from);
    const isHere = sight.screen === node.screen && sight.dialog === null;
    // Who is told what is wrong with an answer has not been somewhere and back.
    if (isHere && sight.isRefused) return;
    if (sight.isRefused && before !== null && sight.dialogs === before.dialogs) return;
    if (this.noteHops(ways, sight, target)) return;
    // Refused, or nothing has moved yet.
    if (sight.isWaiting || (isHere && node.kind === 'screen')) return;
    if (trigger.startsWith('button:') && this.goesOn(node, ways, sight)) return;
    if (this.failedMeanwhile(node, sight)) return;
    this.scene.coverage.noteSurprise({
      from,
      trigger:
        target === undefined || codeOf(target) === null ? trigger : `${trigger} (${target.call} ${codeOf(target)})`,
      what: shown(sight),
    });
  }

  /** What is asked while one waits fails by itself, whatever has just been pressed. */
  private failedMeanwhile({ screen }: GraphNode, sight: Sight): boolean {
    return this.scene.model
      .from(`screen:${screen}`)
      .some(
        (edge) =>
          edge.trigger.startsWith('watch:') &&
          codeOf(edge) !== null &&
          this.happened(edge, undefined) &&
          this.isShown(this.scene.model.node(edge.to), sight),
      );
  }

  /** One stays in the dialogs beneath, or in the same one, where something failed. */
  private isBeneath(edge: JourneyEdge, before: Sight | null, { screen, dialogs }: Sight): boolean {
    const node = this.scene.model.node(edge.to);
    if (node.kind !== 'stay' || before === null || before.screen !== screen || dialogs === 0) return false;
    return dialogs < before.dialogs || (codeOf(edge) !== null && dialogs === before.dialogs);
  }

  /** The edge has been taken. */
  note(edge: JourneyEdge): void {
    this.scene.coverage.take(edge, this.scene.visit.traveller.id);
    const node = this.scene.model.node(edge.to);
    if (node.kind === 'dialog') this.lastDialog = node;
    if (node.kind === 'app') this.lastApp = node;
  }

  /** Has the call failed in this way, where the edge says so? */
  private happened(edge: JourneyEdge, target: JourneyEdge | undefined): boolean {
    if (codeOf(edge) === null) return true;
    const { watcher } = this.scene.visit;
    if (edge === target) return watcher.hasAsked(edge.call ?? '');
    return watcher.hasFailed(edge.call ?? '', edge.codes);
  }

  /** On the way of a 「変更」 link, `next` and `back` lead back to the check page; otherwise they do not. */
  private isOfWay(edge: JourneyEdge, { returnTo }: Knowledge): boolean {
    if (edge.isChange) return returnTo !== null;
    return (
      returnTo === null ||
      // While the change has opened a screen that is not done, back leads along the flow.
      edge.via === 'back' ||
      !this.scene.model.from(edge.from).some((other) => other.isChange && other.trigger === edge.trigger)
    );
  }

  private likeliest(pool: readonly JourneyEdge[], known: Knowledge, target?: JourneyEdge): readonly JourneyEdge[] {
    const judged = pool.map((edge) => ({ edge, ...this.scene.reasoner.judge(edge, known) }));
    const least = Math.min(...judged.map(({ against }) => against));
    const likely = judged.filter(({ against }) => against === least);
    if (target !== undefined && likely.some(({ edge }) => edge === target)) return [target];
    const most = Math.max(...likely.map((one) => one.for));
    return likely.filter((one) => one.for === most).map(({ edge }) => edge);
  }

  /** Sent on at once from the screen that was opened. */
  private noteHops(
    ways: readonly JourneyEdge[],
    sight: Sight,
    target?: JourneyEdge,
    isSure: (trail: readonly JourneyEdge[]) => boolean = () => true,
  ): boolean {
    let trails = ways.filter(({ to }) => to.startsWith('screen:')).map((edge) => [edge]);
    for (let hop = 1; hop < mostHops && trails.length > 0; hop += 1) {
      const longer = trails.flatMap((trail) =>
        this.scene.model
          .from(trail.at(-1)?.to ?? '')
          .filter((edge) => happensOnOpening(edge.trigger) && this.happened(edge, target) && !trail.includes(edge))
          .map((edge) => [...trail, edge]),
      );
      const found = longer.find(
        (trail) => isSure(trail) && this.isShown(this.scene.model.node(trail.at(-1)?.to ?? ''), sight),
      );
      if (found !== undefined) {
        for (const edge of found) this.note(edge);
        return true;
      }
      trails = longer.filter((trail) => trail.at(-1)?.to.startsWith('screen:') === true);
    }
    return false;
  }

  /** 「もう一度試す」 goes on with what had failed: wherever the screen itself leads. */
  private goesOn(node: GraphNode, ways: readonly JourneyEdge[], sight: Sight): boolean {
    const again = ways.filter((edge) => edge.to.startsWith('stay:'));
    const screen = `screen:${node.screen}`;
    const leads = [screen, ...this.scene.model.from(screen).map(({ to }) => to)];
    const isKnown = leads.some((to) => this.isShown(this.scene.model.node(to), sight));
    if (!isKnown) return false;
    for (const edge of again) this.note(edge);
    return again.length > 0;
  }
}
