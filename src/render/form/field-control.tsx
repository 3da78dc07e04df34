// chunk: screen-form
import { useCallback } from 'react';
import { type Seen, useEvaluated, useScreen, useShown } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { evaluatedOptions } from '../../draw/shown-value.ts';
import { isAlike } from '../../forms/is-alike.ts';
import { registeredText } from '../../forms/registered-text.ts';
import type { Scope, TextValue } from '../../model/expression.ts';
import type { Field } from '../../model/field.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { Evaluator, FieldError } from '../../runtime/contract/screen.ts';
import type { FieldTexts, ShownOption } from '../../runtime/contract/widget-props.ts';
import { type AgainstNote, againstNote } from '../../ui/against-note.ts';
import { drawInner } from './inner-control.tsx';

interface FieldControlProps {
  readonly field: Field;
  /** Its name in the runtime: the field's name, in repeated fields its `repeatedName`. */
  readonly name: string;
}

/**
 * One field, drawn by its widget. Reads its value directly from the screen's store and reports every change to the runtime immediately, so a key
 * press redraws only this field.
 */
export function FieldControl({ field, name }: FieldControlProps) {
  return useShown(field.shownWhen) ? <ShownField field={field} name={name} /> : null;
}

function ShownField({ field, name }: FieldControlProps) {
  const screen = useScreen();
  const Widget = useFieldWidget(field.widget);
  // One by one, a form of sixty would be asked three hundred times what has changed.
  const parts = useEvaluated(
    useCallback(
      (evaluator: Evaluator, more: Scope | undefined, seen: Seen) => partsOf(field, name, seen, evaluator, more),
      [field, name],
    ),
  );
  const change = useCallback((next: unknown) => screen.recordInput(name, next), [screen, name]);
  return (
    <Widget {...parts} name={name} onChange={change} drawInner={drawInner} send={screen.send} hold={screen.hold} />
  );
}

/** What the widget gets. */
function partsOf(field: Field, name: string, seen: Seen, evaluator: Evaluator, more?: Scope) {
  const { options, widgetOptions, width, items, required } = field;
  const value = seen('form', name, (form) => form[name]);
  const text = (written: TextValue) => evaluator.text(written, more);
  const error = seenError(seen, name);
  const texts: FieldTexts = {
    id: controlId(name),
    label: text(field.label),
    hint: text(field.hint),
    required,
    error,
    // What is refused is not praised, or warned of, too.
    ...(error === '' && noteOf(field, value, evaluator, more)),
  };
  const inner = seen('errors', `in ${name}`, (errors) =>
    errors.flatMap((error) => (error.field.startsWith(`${name}.`) ? [[error.field, error.message]] : [])),
  );
  return {
    value,
    texts,
    options: options.map(
      (option): ShownOption => ({
        value: option.value,
        label: text(option.label),
        hint: text(option.hint),
      }),
    ),
    widgetOptions: evaluatedOptions(evaluator, widgetOptions, more),
    width,
    items:
      items && Array.isArray(value)
        ? value.map((item) => evaluatedOptions(evaluator, items.options, { ...more, item }))
        : [],
    innerErrors: Object.fromEntries(inner) as { readonly [field: string]: string },
  };
}

/** That the value is as registered, or another. */
function noteOf(
  { against, options, widget }: Field,
  typed: unknown,
  evaluator: Evaluator,
  more?: Scope,
): AgainstNote | undefined {
  if (against === undefined || typed === undefined || typed === '') return undefined;
  const value = String(evaluator.value(against.value, more));
  if (value === '') return undefined;
  const option = options.find((one) => one.value === value);
  const shown = option === undefined ? registeredText(widget, value) : evaluator.text(option.label, more);
  return againstNote(!isAlike(typed, value), evaluator.text(against.source, more), shown);
}

/** The error on the screen or in the dialog. */
export function seenError(seen: Seen, name: string): string {
  const here = (errors: readonly FieldError[]) => errors.find(({ field }) => field === name)?.message;
  return seen('errors', name, here) ?? seen('dialogErrors', name, here) ?? '';
}
