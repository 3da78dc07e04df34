// chunk: checks
import { ExpressionError } from '../../expressions/expression-error.ts';
import type { Scope } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import type { Screen } from '../../model/screen.ts';
import type { Stage } from '../run/run.ts';
import { createEvaluator, type Knowing } from '../values/evaluator.ts';
import { screenScope } from '../values/screen-scope.ts';
import { countingOf } from './as-read.ts';
import { checkFields } from './check-fields.ts';
import { createFieldValues } from './field-values.ts';
import { loadForms } from './load-forms.ts';

/** True when every field of the screen is bound to state, so that the state alone tells whether it is filled in. */
export function isWhollyBound({ fields, groups }: Pick<Screen, 'fields' | 'groups'>): boolean {
  return [...fields, ...groups.flatMap((group) => group.fields)].every(({ bind }) => bind !== null);
}

/**
 * Would the state of a screen that is not open pass its `next`? Judged by the screen's compiled forms, repeated fields included; typed but unaccepted
 * input does not count. Null = undecidable: a field is unbound, or a condition or argument reads what only the open screen knows (its address, its
 * data). Rejects when a form cannot be loaded.
 */
export async function boundValuesValid(
  stage: Pick<Stage, 'core' | 'service' | 'state' | 'scope'>,
  screen: Screen,
): Promise<boolean | null> {
  if (screen.schemaHash === '') return true;
  // Which inputs such fields contain is only known from the screen's data.
  if (!isWhollyBound(screen) || screen.fields.some(({ dataForm }) => dataForm !== undefined)) return null;
  const { core, service, state } = stage;
  const forms = await loadForms(core.host, screen);
  const fields = createFieldValues(core, onlyAnswered(screen), state, { read: () => ({}), write: () => {} }, null);
  const evaluatorOf = (scope: Scope, knowing?: Knowing) =>
    createEvaluator(() => scope, core.parts.functions, core.environment, knowing);
  const around = { ...core.baseScope(), launch: stage.scope().launch, state: state.scope() };
  try {
    const scope = screenScope(around, service.facts, evaluatorOf, fields.effective);
    const evaluator = evaluatorOf(scope);
    const errors = checkFields({
      screen,
      ...forms,
      counting: countingOf(scope.form),
      items: (group) => fields.items(group, evaluator),
      evaluator,
      dataForms: null,
      mode: 'all',
      messages: core.parts.catalog.messages,
    });
    return errors.length === 0;
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/** What is suggested is no answer. */
function onlyAnswered({ fields, groups }: Screen): Pick<Screen, 'fields' | 'groups'> {
  const bare = ({ suggested: _, ...field }: Field): Field => field;
  return { fields: fields.map(bare), groups: groups.map((group) => ({ ...group, fields: group.fields.map(bare) })) };
}
