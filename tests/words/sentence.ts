import type { TextValue } from '../../src/model/expression.ts';
import { filled, type Values } from './filled.ts';

/** The texts of a view, each as it reads; `when` = the condition under which it is shown, as it is written; null = always. */
export function sentences(view: readonly object[], when: string | null = null, values?: Values): readonly string[] {
  return view.flatMap((block) => {
    const { shownWhen, text, action, dialog } = block as Partial<Record<string, unknown>>;
    const source = (shownWhen as { readonly source: string } | null | undefined)?.source ?? null;
    if (source !== when || text === undefined || action !== undefined || dialog !== undefined) return [];
    return [filled(text as TextValue, values)];
  });
}
