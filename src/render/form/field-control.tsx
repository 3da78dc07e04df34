import { useCallback } from 'react';
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { evaluatedOptions } from '../../draw/shown-value.ts';
import { isAlike } from '../../forms/is-alike.ts';
import type { Scope, TextValue } from '../../model/expression.ts';
import type { Field, KnownValue } from '../../model/field.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { Evaluator, ScreenView } from '../../runtime/contract/screen.ts';
import type { FieldTexts, ShownOption } from '../../runtime/contract/widget-props.ts';
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
  const { shownWhen } = field;
  const shown = useEvaluated((evaluator, more) => shownWhen === null || evaluator.evaluate(shownWhen, more) === true);
  return shown ? <ShownField field={field} name={name} /> : null;
}

function ShownField({ field, name }: FieldControlProps) {
  const screen = useScreen();
  const Widget = useFieldWidget(field.widget);
  // One by one, a form of sixty would be asked three hundred times what has changed.
  const [value, texts, options, widgetOptions, items, innerErrors] = useEvaluated((evaluator, more) =>
    partsOf(field, name, screen.view.getState(), evaluator, more),
  );
  const change = useCallback((next: unknown) => screen.recordInput(name, next), [screen, name]);
  return (
    <Widget
      name={name}
      texts={texts}
      value={value}
      options={options}
      widgetOptions={widgetOptions}
      items={items}
      innerErrors={innerErrors}
      onChange={change}
      drawInner={drawInner}
      send={screen.send}
      hold={screen.hold}
    />
  );
}

/** What the widget gets, in the order of its props. */
function partsOf(field: Field, name: string, view: ScreenView, evaluator: Evaluator, more?: Scope) {
  const { known, options, widgetOptions, items, required } = field;
  const value = view.form[name];
  const text = (written: TextValue) => evaluator.text(written, more);
  const texts: FieldTexts = {
    id: controlId(name),
    label: text(field.label),
    hint: text(field.hint),
    required,
    error: errorAt(view, name),
    note: noteOf(known, value, evaluator, more),
  };
  const shownOptions = options.map(
    (option): ShownOption => ({
      value: option.value,
      label: text(option.label),
      hint: text(option.hint),
    }),
  );
  const perItem =
    items && Array.isArray(value)
      ? value.map((item) => evaluatedOptions(evaluator, items.options, { ...more, item }))
      : [];
  const inner = view.errors.flatMap((error) =>
    error.field.startsWith(`${name}.`) ? [[error.field, error.message]] : [],
  );
  return [
    value,
    texts,
    shownOptions,
    evaluatedOptions(evaluator, widgetOptions, more),
    perItem,
    Object.fromEntries(inner) as { readonly [field: string]: string },
  ] as const;
}

/** Where the value comes from, or that it is another than the portal knows. */
function noteOf(known: KnownValue | undefined, typed: unknown, evaluator: Evaluator, more?: Scope): string {
  if (known === undefined || typed === undefined || typed === '') return '';
  const value = evaluator.value(known.value, more);
  return value === ''
    ? ''
    : evaluator.text(isAlike(typed, value) ? known.same : known.differs, { ...more, known: value });
}

/** The error on the screen or in the dialog. */
function errorAt({ errors, dialogErrors }: ScreenView, name: string): string {
  return [...errors, ...dialogErrors].find(({ field }) => field === name)?.message ?? '';
}
