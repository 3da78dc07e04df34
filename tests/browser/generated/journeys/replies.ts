import type { GraphEdge, GraphNode } from '../../../../src/flow/graph.ts';
import type { Ledger } from './ledger.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';

/** Answers dialogs and comes back from apps, by what is still open there. */
export class Replies {
  private readonly scene: Scene;
  private readonly ledger: Ledger;

  constructor(scene: Scene, ledger: Ledger) {
    this.scene = scene;
    this.ledger = ledger;
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
        sight = await this.comeBack(app, []);
      } else return sight;
    }
    return sight;
  }

  /** Presses one button: one that is still open, else the one used least. */
  async answer(node: GraphNode): Promise<Sight | null> {
    const ways = this.scene.model.from(node.id).filter(({ trigger }) => trigger.startsWith('button:'));
    const open = ways.filter((edge) => this.scene.coverage.isOpen(edge, this.scene.visit.traveller.id));
    const known = await this.scene.visit.knowledge(node.screen).catch(() => null);
    const buttons = this.scene.model.dialogOf(node)?.buttons ?? [];
    const target = open[0];
    const id =
      target?.trigger.slice('button:'.length) ??
      [...buttons].sort(
        (one, other) => this.scene.usedTimes(`${node.id}${one.id}`) - this.scene.usedTimes(`${node.id}${other.id}`),
      )[0]?.id;
    if (id === undefined) return null;
    this.scene.use(`${node.id}${id}`);
    const sight = await this.scene.visit.pressInDialog(node, id);
    if (sight === null) {
      for (const edge of open.filter(({ trigger }) => trigger === `button:${id}`))
        this.scene.coverage.tried(edge, this.scene.visit.traveller.id, 'the button is not there');
      return null;
    }
    if (known !== null)
      this.ledger.credit(
        node.id,
        `button:${id}`,
        sight,
        await this.scene.visit.knowledge(node.screen).catch(() => known),
      );
    for (const edge of open) {
      if (edge.trigger === `button:${id}` && !this.scene.coverage.taken.has(edge.id))
        this.scene.coverage.tried(edge, this.scene.visit.traveller.id, `came to ${shown(sight)}`);
    }
    return sight;
  }

  /** Uses the stand-in of the app, which comes back by the first edge that is open. */
  async comeBack(app: GraphNode, open: readonly GraphEdge[]): Promise<Sight | null> {
    const wanted = open[0]?.codes[0];
    const act =
      wanted === 'extension-cancel' ? 'cancel' : wanted === 'extension-unexpected' ? 'fail' : /^(?:read|sign)$/u;
    const button = this.scene.page.locator(
      typeof act === 'string' ? `button[value=${act}]` : 'button[value=read], button[value=sign]',
    );
    this.scene.visit.watcher.begin();
    await button
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
    const sight = await this.scene.visit.watcher.settle();
    if (sight === null) return null;
    const known = await this.scene.visit.knowledge(app.screen).catch(() => null);
    if (known !== null) this.ledger.credit(app.id, 'return', sight, known, open[0]);
    const edge = open[0];
    if (edge !== undefined && !this.scene.coverage.taken.has(edge.id))
      this.scene.coverage.tried(edge, this.scene.visit.traveller.id, `came to ${shown(sight)}`);
    if (sight.dialog !== null) {
      const node = this.ledger.dialogAt(sight);
      if (node !== undefined) return this.answer(node);
    }
    return sight;
  }
}
