import type { GraphNode } from '../../../../src/flow/graph/graph.ts';
import { DialogWays, type Stack } from './dialog-ways.ts';
import type { Bends, Knowledge } from './knowledge.ts';
import type { Ledger } from './ledger.ts';
import type { JourneyEdge } from './portal-model.ts';
import type { Replies } from './replies.ts';
import { type Scene, shown } from './scene.ts';
import type { Sight } from './sight.ts';

/** What is asked for most often at one dialog. */
const most = 60;

/** How one comes to the dialog again, and goes back from where it led. */
interface Around {
  once(bends?: Bends): Promise<Sight | null>;
  backFrom(screen: string, end: Sight | null): Promise<Sight | null>;
}

/** Presses each button that is still open in a dialog, and in those that it opens. */
export class Answering {
  private readonly scene: Scene;
  private readonly ledger: Ledger;
  private readonly replies: Replies;
  private readonly ways: DialogWays;

  constructor(scene: Scene, ledger: Ledger, replies: Replies) {
    this.scene = scene;
    this.ledger = ledger;
    this.replies = replies;
    this.ways = new DialogWays(scene, replies);
  }

  /** Something is still open in the dialog or in those that it opens. */
  isOpenAt(node: GraphNode, known: Knowledge): boolean {
    return this.ways.from([node], known) !== null;
  }

  /** Comes to the dialog again for each but the first; where it stays open, or leads to another one, goes on there. */
  async all(node: GraphNode, { returnTo }: Knowledge, { once, backFrom }: Around): Promise<Sight | null> {
    const { screen } = node;
    // What was pressed may have written what its answers ask for.
    const known = async () => ({ ...(await this.scene.visit.knowledge(screen)), returnTo });
    const first = this.ways.from([node], await known())?.[0] ?? this.replies.openAt(node)[0];
    const bends = first === undefined ? null : this.bendsBefore(first, await known());
    // A button that leads on only under other settings: the screen has to be opened with them.
    if (bends !== null && bends.size > 0 && !(await this.isThere(node, await once(bends)))) return null;
    let [stack, end] = await this.answer([node], await known());
    for (let again = 0; again < most && !this.scene.isOver(); again += 1) {
      if (stack.length > 0 && this.ways.from(stack, await known()) !== null) {
        [stack, end] = await this.answer(stack, await known());
        continue;
      }
      end = stack.length > 0 ? null : await backFrom(screen, end);
      const target = this.ways.from([node], await known())?.[0] ?? this.replies.openAt(node)[0];
      if (target === undefined) return end;
      // A button may lead elsewhere under other settings.
      if (!(await this.isThere(node, await once(this.bendsBefore(target, await known()))))) return null;
      [stack, end] = await this.answer([node], await known());
    }
    return end;
  }

  private async isThere(node: GraphNode, sight: Sight | null): Promise<boolean> {
    if (sight === null || !this.ledger.isShown(node, sight)) return false;
    this.ledger.lastDialog = node;
    return true;
  }

  /** Goes to the next button that is open, by those that lead there. Returns the dialogs that are open then. */
  private async answer(stack: Stack, known: Knowledge): Promise<readonly [Stack, Sight | null]> {
    const [top] = stack.slice(-1);
    if (top === undefined) return [[], null];
    const way = this.ways.from(stack, known);
    if (way === null) return [[], await this.replies.answer(top)];
    const target = way.at(-1);
    let now = stack;
    let sight: Sight | null = null;
    for (const edge of way) {
      const at = now.at(-1);
      if (at === undefined) break;
      sight = await this.replies.answer(at, edge);
      const next = this.standing(now, edge, sight);
      if (edge !== target && !isSame(next, this.ways.after(now, edge))) {
        this.ways.misled(edge);
        return [next ?? [], sight];
      }
      now = next ?? [];
    }
    return [now, sight];
  }

  /** The dialogs that are open now, as far as they are known; null = others. */
  private standing(before: Stack, edge: JourneyEdge, sight: Sight | null): Stack | null {
    if (sight === null || sight.dialog === null) return [];
    const expected = [this.ways.after(before, edge), before, before.slice(0, -1)];
    const found = expected.find((stack) => {
      const top = stack?.at(-1);
      return top !== undefined && stack?.length === sight.dialogs && this.ledger.isShown(top, sight);
    });
    if (found == null) this.scene.report(`    among other dialogs: ${shown(sight)}`);
    return found ?? null;
  }

  /** What a button's way needs before the dialog is opened; what the button itself asks is answered when it is pressed. */
  private bendsBefore(target: JourneyEdge, known: Knowledge): Bends {
    const { reasoner } = this.scene;
    const bends = reasoner.bendFor(target, known) ?? new Map<string, unknown>();
    const isAskedLater = (path: string) => target.answered.includes(reasoner.callOf(path, known)?.call ?? '');
    return new Map([...bends].filter(([path]) => !isAskedLater(path)));
  }
}

const isSame = (one: Stack | null, other: Stack | null) =>
  one !== null && one.map(({ id }) => id).join() === (other ?? []).map(({ id }) => id).join();
