import { visitBlocks } from '../../src/load/blocks/visit-blocks.ts';
import type { Scope, TextValue, Value } from '../../src/model/expression.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Tab } from '../runtime/browser.ts';

/** What a screen shows: its words and values in drawing order, and the first that cannot be worked out (null = none). */
export interface Drawn {
  readonly words: readonly string[];
  readonly fault: string | null;
}

type Around = { readonly isShown: boolean; readonly more: Scope };

/** Works out everything the screen shows now; of a list, its first item. */
export function drawn({ screen }: Tab): Drawn {
  const words: string[] = [];
  const faults: string[] = [];
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      faults.push(`cannot be drawn: ${String(error)}`);
      return otherwise;
    }
  };
  visitBlocks<Around>(
    screen.screen.view,
    vocabulary,
    {
      onGuard: (condition, around) => ({
        ...around,
        isShown: around.isShown && attempt(() => screen.evaluate(condition, around.more) === true, false),
      }),
      items(list, around) {
        const items = around.isShown ? attempt(() => screen.evaluate(list, around.more), []) : [];
        const [item] = Array.isArray(items) ? items : [];
        return { isShown: around.isShown && item !== undefined, more: { ...around.more, item } };
      },
      value(value, around) {
        if (!around.isShown) return;
        words.push(
          attempt(
            () =>
              isText(value)
                ? screen.text(value, around.more)
                : JSON.stringify(screen.value(value as Value, around.more)),
            '',
          ),
        );
      },
      onLead(lead, around) {
        if (around.isShown) words.push(attempt(() => screen.text(lead.label as TextValue, around.more), ''));
      },
    },
    { isShown: true, more: {} },
  );
  return { words, fault: faults[0] ?? null };
}

const isText = (value: unknown): value is TextValue => typeof value === 'string' || Array.isArray(value);
