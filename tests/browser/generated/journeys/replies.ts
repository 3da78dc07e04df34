import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import type { Knowledge } from './knowledge.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge } from './portal-model.ts';
import { type Arrangement, arrange, codeOf, faultFor, nothing } from './provoke.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';

/** Values of the buttons of an app's stand-in. */
const acts: { readonly [code: string]: string } = { 'extension-cancel': 'cancel', 'extension-unexpected': 'fail' };

/** Answers dialogs and comes back from apps, by what is still open there. */
export class Replies {
  private readonly scene: Scene;
  private readonly ledger: Ledger;

  constructor(scene: Scene, ledger: Ledger) {
    this.scene = scene;
    this.ledger = ledger;
  }

  isOpenAt(node: GraphNode): boolean {
    return this.openAt(node).length > 0;
  }

  /** Through dialogs and apps, to a screen. */
  async through(first: Sight | null): Promise<Sight | null> {
    let sight = first;
    for (let hop = 0; hop < 4 && sight !== null; hop += 1) {
      if (sight.dialog !== null) {
        const node = this.ledger.dialogAt(sight);
        if (node === undefined) return sight;
        sight = (await this.answer(node)) ?? sight;
      } else if (sight.screen === null) {
        const app = this.ledger.appAt(sight);
        if (app === undefined) return sight;
        sight = await this.comeBack(app);
      } else return sight;
    }
    return sight;
  }

  /** Presses one button: the chosen one, else one that is still open, else the one used least. What is called then may be made to fail. */
  async answer(node: GraphNode, chosen?: JourneyEdge): Promise<Sight | null> {
    const { visit, portal, model } = this.scene;
    const target = chosen ?? this.openAt(node)[0];
    const id = target?.trigger.slice('button:'.length) ?? this.leastUsed(node);
    if (id === undefined) return null;
    this.scene.use(`${node.id}${id}`);
    const known = await visit.knowledge(node.screen).catch(() => null);
    const code = target === undefined ? null : codeOf(target);
    const call = target?.call === undefined ? undefined : model.call(target.call);
    if (target !== undefined && code !== null && call !== undefined)
      for (const fault of [...(await this.scene.faultsBefore(target)), faultFor(call.path, code, target.row)])
        await portal.fault(fault);
    const made = target === undefined || known === null ? nothing : this.madeFor(target, known);
    for (const fault of made.faults) await portal.fault(fault);
    const before = await visit.watcher.look();
    let sight = await visit.pressInDialog(node, id, code !== 'timeout');
    if (code === 'timeout' && sight !== null) sight = await this.afterLongTime(target?.call ?? '', before);
    else if (target?.call !== undefined && sight !== null && this.ledger.isShown(node, sight))
      sight = await this.onceAsked(target.call, sight);
    if (code !== null || made.faults.length > 0) await portal.clearFaults();
    if (sight !== null && known !== null) this.ledger.credit(node.id, `button:${id}`, sight, known, target, before);
    if (target !== undefined && !this.scene.coverage.taken.has(target.id)) this.missed(target, sight);
    return sight;
  }

  /** Answers to what the button itself asks, under which its way is taken. */
  private madeFor(target: JourneyEdge, known: Knowledge): Arrangement {
    const { model, reasoner } = this.scene;
    const bends = [...(reasoner.bendFor(target, known) ?? [])].filter(([path]) => {
      const call = reasoner.callOf(path, known)?.call;
      return call !== undefined && target.answered.includes(call);
    });
    return arrange(new Map(bends), known, model, reasoner);
  }

  /** Uses the stand-in of the app, which comes back by the first edge that is open. */
  async comeBack(app: GraphNode): Promise<Sight | null> {
    const { visit, page } = this.scene;
    const [target] = this.openAt(app);
    const act = acts[target?.codes[0] ?? ''];
    const button = page.locator(act === undefined ? 'button[value=read], button[value=sign]' : `button[value=${act}]`);
    visit.watcher.begin();
    await button
      .first()
      .click({ timeout: 3000 })
      .catch(() => {});
    const sight = await visit.watcher.settle();
    if (sight === null) return null;
    this.ledger.credit(app.id, 'return', sight, await visit.knowledge(app.screen), target);
    if (target !== undefined && !this.scene.coverage.taken.has(target.id)) this.missed(target, sight);
    const node = sight.dialog === null ? undefined : this.ledger.dialogAt(sight);
    return node === undefined ? sight : this.answer(node);
  }

  /** Edges from here that are still open: first what has no effect, then failures, then what goes on. */
  openAt(node: GraphNode): readonly JourneyEdge[] {
    const open = this.scene.model
      .from(node.id)
      .filter((edge) => this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id));
    return open.toSorted((one, other) => this.rank(one) - this.rank(other));
  }

  private rank(edge: JourneyEdge): number {
    if (codeOf(edge) !== null) return 1;
    const asks = this.scene.model.from(edge.from).some((way) => way.trigger === edge.trigger && way.call !== undefined);
    return edge.trigger.startsWith('button:') && edge.to.startsWith('stay:') && !asks ? 0 : 2;
  }

  private leastUsed(node: GraphNode): string | undefined {
    const times = ({ id }: { readonly id: string }) => this.scene.usedTimes(`${node.id}${id}`);
    const buttons = this.scene.model.dialogOf(node)?.buttons ?? [];
    return buttons.toSorted((one, other) => times(one) - times(other))[0]?.id;
  }

  private missed(edge: JourneyEdge, sight: Sight | null): void {
    const what = sight === null ? 'the button is not there' : `came to ${shown(sight)}`;
    this.scene.coverage.noteTry(edge, this.scene.visit.traveller.id, what);
    this.scene.report(`    not ${edge.id} ${edge.codes[0] ?? ''}: ${what}`);
  }

  /** The dialog is still there: on a busy machine, the call of what was pressed may only be about to be made. */
  private async onceAsked(call: string, sight: Sight): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    return !watcher.hasAsked(call) && (await watcher.waitForCall(call, 2)) ? watcher.settle() : sight;
  }

  private async afterLongTime(call: string, before: Sight | null): Promise<Sight | null> {
    const { watcher } = this.scene.visit;
    await watcher.waitForCall(call);
    await this.scene.page.clock.fastForward(11_000);
    // A dialog in which something was typed stays open under the one that tells of it.
    const isTold = ({ dialog, isWaiting }: Sight) => dialog !== null && dialog !== before?.dialog && !isWaiting;
    return watcher.settle({ isEnough: isTold, mostSeconds: 3 });
  }
}
