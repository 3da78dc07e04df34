import { useCallback, useRef } from 'react';
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { same } from '../../draw/same.ts';
import { evaluatedOptions } from '../../draw/shown-value.ts';
import { useStore } from '../../draw/use-store.ts';
import { isAlike } from '../../forms/is-alike.ts';
import type { Scope } from '../../model/expression.ts';
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
  const value = useTyped(name);
  const texts = useEvaluated(
    (evaluator, more): FieldTexts => ({
      id: controlId(name),
      label: evaluator.text(field.label, more),
      hint: evaluator.text(field.hint, more),
      required: field.required,
      error: errorAt(screen.view.getState(), name),
      note: noteOf(field.known, screen.view.getState().form[name], evaluator, more),
    }),
  );
  const options = useEvaluated((evaluator, more): readonly ShownOption[] =>
    field.options.map((option) => ({
      value: option.value,
      label: evaluator.text(option.label, more),
      hint: evaluator.text(option.hint, more),
    })),
  );
  const widgetOptions = useEvaluated((evaluator, more) => evaluatedOptions(evaluator, field.widgetOptions, more));
  const items = useEvaluated((evaluator, more): readonly { readonly [key: string]: unknown }[] => {
    const list = screen.view.getState().form[name];
    const perItem = field.items?.options;
    if (perItem === undefined || !Array.isArray(list)) return [];
    return list.map((item) => evaluatedOptions(evaluator, perItem, { ...more, item }));
  });
  const innerErrors = useEvaluated(() =>
    Object.fromEntries(
      screen.view
        .getState()
        .errors.filter((error) => error.field.startsWith(`${name}.`))
        .map((error) => [error.field, error.message]),
    ),
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

/** The field's typed value; a recreated but equal list keeps its identity. */
function useTyped(name: string): unknown {
  const last = useRef<unknown>(undefined);
  return useStore(useScreen().view, ({ form }) => {
    if (!same(last.current, form[name])) last.current = form[name];
    return last.current;
  });
}
