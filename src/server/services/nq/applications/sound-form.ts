import type { DataForm } from '../../../../forms/data-form/definition.ts';
import { isDataForm } from '../../../../forms/data-form/definition-problems.ts';
import type { DataConstraints } from '../../../../forms/data-form/schema.ts';

/** Forms that were looked at last, as text, with what came of it: they hardly ever change, and looking takes longer than all else about a draft. */
const known = new Map<string, boolean>();

const mostKnown = 200;

/** Can it be drawn and answered? */
export function isSoundForm(definition: unknown, constraints: DataConstraints): definition is DataForm {
  const text = JSON.stringify(definition);
  const before = known.get(text);
  if (before !== undefined) return before;
  const isSound = isDataForm(definition, constraints);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(text, isSound);
  return isSound;
}
