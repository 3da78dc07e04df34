import { useCallback, useRef } from 'react';
import { useStore } from 'zustand';
import { useEvaluated, useScreen } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { same } from '../../draw/same.ts';
import { evaluatedOptions } from '../../draw/shown-value.ts';
import type { Field } from '../../model/field.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { ScreenView } from '../../runtime/contract/screen.ts';
import type { FieldTexts, ShownOption } from '../../runtime/contract/widget-props.ts';
import { drawInner } from './inner-control.tsx';

interface FieldControlProps {
  readonly field: Field;
  /** Under which the run-time knows it: the field's name, in repeated fields its `repeatedName`. */
  readonly name: string;
}

/**
 * One field, drawn by its widget. It reads its value straight from the screen's store and hands every change to the runtime at once, so a
 * key press redraws this field and nothing else.
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
  const change = useCallback((next: unknown) => screen.typed(name, next), [screen, name]);
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
    />
  );
}

/** Whether it stands on the screen or in a dialog. */
function errorAt({ errors, dialogErrors }: ScreenView, name: string): string {
  return [...errors, ...dialogErrors].find(({ field }) => field === name)?.message ?? '';
}

/** What is typed in a field; a list made anew that says the same is the same. */
function useTyped(name: string): unknown {
  const last = useRef<unknown>(undefined);
  return useStore(useScreen().view, ({ form }) => {
    if (!same(last.current, form[name])) last.current = form[name];
    return last.current;
  });
}
