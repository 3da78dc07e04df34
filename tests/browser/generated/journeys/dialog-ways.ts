import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import type { Knowledge } from './knowledge.ts';
import type { JourneyEdge } from './portal-model.ts';
import type { Replies } from './replies.ts';
import type { Scene } from './scene.ts';

/** Dialogs over each other, the topmost last. */
export type Stack = readonly GraphNode[];

/** What is pressed in dialogs, one after the other, until something is taken that is still open. */
type DialogWay = readonly JourneyEdge[];

/** Presses in a row that are thought of. */
const longest = 6;

/** Finds the way through dialogs that open each other to a button that is still open. */
export class DialogWays {
  private readonly scene: Scene;
  private readonly replies: Replies;
  /** What led elsewhere than was thought. */
  private readonly misleading = new Set<string>();

  constructor(scene: Scene, replies: Replies) {
    this.scene = scene;
    this.replies = replies;
  }

  /** The shortest one; null = nothing is open there. */
  from(stack: Stack, known: Knowledge): DialogWay | null {
    const queue: { readonly stack: Stack; readonly way: DialogWay }[] = [{ stack, way: [] }];
    const seen = new Set<string>();
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const top = at.stack.at(-1);
      const before = at.way;
      const key = JSON.stringify([at.stack.map(({ id }) => id), this.writtenIn(before)]);
      if (top === undefined || seen.has(key)) continue;
      seen.add(key);
      const target = this.replies.openAt(top).find((edge) => this.canBe(edge, before, known));
      if (target !== undefined) return [...before, target];
      if (before.length >= longest) continue;
      for (const edge of this.leadingFrom(top)) {
        const next = this.after(at.stack, edge);
        if (next !== null && this.canBe(edge, before, known)) queue.push({ stack: next, way: [...before, edge] });
      }
    }
    return null;
  }

  /** Another way is gone the next time. */
  misled(edge: JourneyEdge): void {
    this.misleading.add(edge.id);
  }

  /** The harmless way out before 「もう一度試す」. */
  private leadingFrom(top: GraphNode): readonly JourneyEdge[] {
    const { model } = this.scene;
    const harmless = (model.dialogOf(top)?.buttons ?? []).filter((one) => one.escape).map(({ id }) => `button:${id}`);
    const rank = ({ trigger }: JourneyEdge) => (harmless.includes(trigger) ? 0 : 1);
    return model
      .from(top.id)
      .filter(({ id }) => !this.misleading.has(id))
      .toSorted((one, other) => rank(one) - rank(other));
  }

  /** The dialogs that are open then; null = none of them, or one stands elsewhere. */
  after(stack: Stack, edge: JourneyEdge): Stack | null {
    const { model } = this.scene;
    const top = stack.at(-1);
    if (top === undefined) return null;
    if (edge.to.startsWith('dialog:')) {
      const button = model.dialogOf(top)?.buttons.find(({ id }) => edge.trigger === `button:${id}`);
      const stays = button?.validate !== undefined;
      return [...(stays ? stack : stack.slice(0, -1)), model.node(edge.to)];
    }
    return edge.to.startsWith('stay:') && stack.length > 1 ? stack.slice(0, -1) : null;
  }

  /** Nothing that is known is against it, but for what is written on the way from here. */
  private canBe(edge: JourneyEdge, way: DialogWay, known: Knowledge): boolean {
    return this.scene.reasoner.judge({ ...edge, writes: this.writtenIn(way) }, known).against === 0;
  }

  /** What the first press does not write. */
  private writtenIn(way: DialogWay): readonly string[] {
    const [first] = way;
    return [...new Set(way.flatMap(({ writes }) => writes).filter((write) => first?.writes.includes(write) === false))];
  }
}
