// chunk: data-form
import type { ConstraintUse, Field } from '../../model/field.ts';
import { inputWidth } from '../../model/input-width.ts';
import { impliedConstraints } from '../implied-constraints.ts';
import type { DataField } from './definition.ts';
import { innerWidgets } from './inner-widgets.ts';
import { type DataConstraints, usableConstraints } from './schema.ts';

/** Constraints that the file widget reads as well, to check a file before it is sent. */
const ofFiles = ['accept', 'mostBytes', 'most'];

/**
 * Converts a field of a checked definition to a screen field, so that it uses the same widgets, constraints and wording. Its condition stays with the
 * definition: see `shownItems`.
 */
export function innerField(field: DataField, constraints: DataConstraints): Field {
  const { name, label, hint = '', widget, options = [], required = false, messages = {} } = field;
  const { type = 'text', implies = {} } = innerWidgets[widget] ?? {};
  const own = [...ofFiles, ...usableConstraints(constraints).map((constraint) => constraint.name)];
  const written = own.filter((use) => Object.hasOwn(field, use)).map((use) => [use, field[use]] as const);
  const uses = new Map<string, unknown>([
    ...(required ? ([['required', true]] as const) : []),
    ...Object.entries(
      impliedConstraints(implies, {
        required,
        isConditional: field.shownWhen !== undefined,
        written: written.map(([use]) => use),
      }),
    ),
    ...written,
  ]);
  if (options.length > 0 && !uses.has('oneOf')) {
    uses.set(
      'oneOf',
      options.map(({ value }) => value),
    );
  }
  return {
    name,
    label,
    hint,
    widget,
    widgetOptions: Object.fromEntries([
      ...ofFiles.filter((use) => uses.has(use)).map((use) => [use, uses.get(use)]),
      ...(field.autocomplete === undefined ? [] : [['autocomplete', field.autocomplete]]),
    ]),
    width: inputWidth(
      widget,
      [...uses].map(([use, argument]) => ({ name: use, argument })),
    ),
    options: options.map((option) => ({ value: option.value, label: option.label, hint: option.hint ?? '' })),
    type,
    required,
    constraints: [...uses].map(
      ([use, argument]): ConstraintUse => ({
        name: use,
        argument,
        message: (Object.hasOwn(messages, use) ? messages[use] : null) ?? null,
      }),
    ),
    shownWhen: null,
    absent: null,
    bind: null,
    keep: 'screen',
  };
}
