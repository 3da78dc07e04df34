import type { GraphEdge, GraphNode } from '../../../../src/flow/graph.ts';
import { codeOf, happensOnOpening } from './provoke.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';
import type { Knowledge } from './what-holds.ts';

/** Tells which edge was taken from what was pressed and what is seen. */
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
    return this.scene.visit.leadsTo({ to: node.id } as GraphEdge, sight);
  }

  /** Notes the edge that leads from here to what is seen. False: the graph knows none. */
  credit(
    from: string,
    trigger: string,
    sight: Sight,
    known: Knowledge,
    target?: GraphEdge,
    code: string | null = null,
  ): boolean {
    const fits = (edge: GraphEdge) => {
      if (edge.trigger !== trigger || !this.scene.visit.leadsTo(edge, sight)) return false;
      const failing = codeOf(edge);
      if (code === null) return failing === null;
      return (
        target !== undefined &&
        this.scene.visit.watcher.hasAsked(target.call ?? '') &&
        edge.call === target.call &&
        edge.codes.includes(code)
      );
    };
    let found = this.scene.model.from(from).filter(fits);
    if (found.length === 0)
      found = this.scene.model
        .from(from)
        .filter((edge) => edge.trigger === trigger && codeOf(edge) === null && this.scene.visit.leadsTo(edge, sight));
    if (found.length === 0) {
      const hops = this.scene.model
        .from(from)
        .filter((edge) => edge.trigger === trigger && codeOf(edge) === null && edge.to.startsWith('screen:'))
        .flatMap((first) =>
          this.scene.model
            .from(first.to)
            .filter(
              (second) =>
                happensOnOpening(second.trigger) && codeOf(second) === null && this.scene.visit.leadsTo(second, sight),
            )
            .map((second) => [first, second] as const),
        );
      const [hop] = hops;
      if (hop === undefined) {
        // 「もう一度試す」 goes on with what had failed.
        const again = this.scene.model
          .from(from)
          .filter((edge) => edge.trigger === trigger && edge.to.startsWith('stay:'));
        if (trigger.startsWith('button:') && again.length > 0 && !this.isShown(this.scene.model.node(from), sight)) {
          for (const edge of again) this.note(edge);
          return true;
        }
        if (sight.screen !== null && from === `screen:${sight.screen}` && sight.dialog === null) return false;
        this.scene.coverage.surprises.push({
          from,
          trigger: code === null ? trigger : `${trigger} (${target?.call} ${code})`,
          what: shown(sight),
        });
        return false;
      }
      for (const edge of hop) this.note(edge);
      return true;
    }
    const judged = found.map((edge) => ({ edge, ...this.scene.reasoner.judge(edge, known) }));
    const least = Math.min(...judged.map(({ against }) => against));
    const likely = judged.filter(({ against }) => against === least);
    const most = Math.max(...likely.map((one) => one.for));
    const best = likely.filter((one) => one.for === most).map(({ edge }) => edge);
    const chosen = target !== undefined && likely.some(({ edge }) => edge === target) ? [target] : best;
    for (const edge of chosen) this.note(edge);
    return true;
  }

  /** The edge has been taken. */
  note(edge: GraphEdge): void {
    this.scene.coverage.take(edge, this.scene.visit.traveller.id);
    const node = this.scene.model.node(edge.to);
    if (node.kind === 'dialog') this.lastDialog = node;
    if (node.kind === 'app') this.lastApp = node;
  }
}
