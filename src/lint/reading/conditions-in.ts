import { edgesOf } from '../../load/steps/effects-of.ts';
import type { Expression } from '../../model/expression.ts';
import type { Step } from '../../model/step.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';

/** An expression, and what hangs on it: where people go, whether something is shown, or a value. */
export interface Deciding {
  readonly expression: Expression;
  readonly decides: 'way' | 'shown' | 'value';
}

/** Cached: several rules ask for the same screens. */
const known = new WeakMap<object, readonly Deciding[]>();

/** Every expression below a screen or a service. */
export function conditionsIn(holder: object, vocabulary: Vocabulary): readonly Deciding[] {
  const before = known.get(holder);
  if (before !== undefined) return before;
  const found: Deciding[] = [];
  visit(holder, 'shown', { vocabulary, found });
  // Whether a screen is shown at all is a matter of the way.
  const { shownWhen, routes } = holder as { readonly shownWhen?: Expression | null; readonly routes?: unknown };
  const all = found.map((one) =>
    routes !== undefined && one.expression === shownWhen ? { ...one, decides: 'way' as const } : one,
  );
  known.set(holder, all);
  return all;
}

/** What is sent, stored and loaded. */
const VALUES: ReadonlySet<string> = new Set(['data', 'watch', 'with']);

interface Visit {
  readonly vocabulary: Vocabulary;
  readonly found: Deciding[];
}

/** True if something below leads to a screen, an address or a dialog. */
function visit(node: unknown, decides: Deciding['decides'], to: Visit): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { kind } = node as { readonly kind?: unknown };
  if (kind === 'expression') {
    to.found.push({ expression: node as Expression, decides });
    return false;
  }
  const isAct = isStep(node, to.vocabulary);
  let leads = isAct && leadsOn(node, to.vocabulary);
  const conditions: unknown[] = [];
  for (const [key, part] of Object.entries(node)) {
    if (key === 'when' || key === 'unless') conditions.push(part);
    else if (visit(part, VALUES.has(key) || isAct ? 'value' : key === 'shownWhen' ? 'shown' : decides, to))
      leads = true;
  }
  for (const condition of conditions) visit(condition, leads ? 'way' : 'value', to);
  return leads;
}

function leadsOn(step: Step, vocabulary: Vocabulary): boolean {
  return edgesOf(step, vocabulary).some(({ to }) => !('end' in to));
}

function isStep(node: object, { steps }: Vocabulary): node is Step {
  const { kind } = node as { readonly kind?: unknown };
  return 'options' in node && typeof kind === 'string' && Object.hasOwn(steps, kind);
}
