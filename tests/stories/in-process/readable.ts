import { heldDifferences } from '../../../src/draw/held-differences.ts';
import { type Lead, visitBlocks } from '../../../src/load/blocks/visit-blocks.ts';
import type { Block } from '../../../src/model/block.ts';
import type { Expression, Scope, Text } from '../../../src/model/expression.ts';
import type { HeldInput } from '../../../src/model/held-input.ts';
import type { Evaluator } from '../../../src/runtime/contract/screen.ts';
import { vocabulary } from '../../load/vocabulary.ts';

export interface ShownLead {
  readonly lead: Lead;
  readonly label: string;
  /** Names of the list it stands in; empty outside any. */
  readonly more: Scope;
}

/** What blocks show at this moment, without drawing them: themselves, every text and value, and what can be pressed, in drawing order. */
export function readable(blocks: readonly Block[], evaluator: Evaluator) {
  const words: string[] = [];
  const leads: ShownLead[] = [];
  const shown: Block[] = [];
  const say = (value: unknown, more: Scope) => textOf(value, evaluator, more);
  visitBlocks<readonly Scope[]>(
    blocks,
    vocabulary,
    {
      onBlock(block, scopes) {
        if (scopes.length > 0) shown.push(block);
        // The loader puts it there: it has no options that could be visited.
        const { held } = block as { readonly held?: readonly HeldInput[] };
        if (held !== undefined)
          words.push(...scopes.flatMap((more) => heldDifferences(held, evaluator, more).flatMap(Object.values)));
      },
      onGuard: (condition, scopes) => scopes.filter((more) => evaluator.evaluate(condition, more) === true),
      items: (list, scopes) =>
        scopes.flatMap((more) =>
          asList(evaluator.evaluate(list as Expression, more)).map((item) => ({ ...more, item })),
        ),
      value: (value, scopes) => {
        // A number that stands in the descriptor itself is no content: a length of time, a size.
        if (typeof value !== 'number') words.push(...scopes.map((more) => say(value, more)));
      },
      onLead(lead, scopes) {
        // A row whose inputs are not shown is left out, with its link.
        const isOpen = (more: Scope) =>
          !lead.change?.shownWhen || evaluator.evaluate(lead.change.shownWhen, more) === true;
        leads.push(...scopes.filter(isOpen).map((more) => ({ lead, label: say(lead.label, more), more })));
      },
    },
    [{}],
  );
  return { words: words.filter((word) => word !== ''), leads, shown };
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown, evaluator: Evaluator, more: Scope): string {
  if ((value as Partial<Text> | null)?.kind === 'text') return evaluator.text(value as Text, more);
  const outcome = evaluator.value(value as Expression, more);
  if (outcome === undefined || outcome === null) return '';
  return typeof outcome === 'object' ? JSON.stringify(outcome) : String(outcome);
}
