import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useScreen } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { FieldTexts, InnerInput, ShownOption } from '../../runtime/contract/widget-props.ts';

/** Passed to every field's widget, so that a widget can render others inside without importing them. */
export function drawInner(inner: InnerInput): ReactNode {
  return <InnerControl {...inner} key={inner.name} />;
}

/** Re-renders only when its own props change: with two hundred inputs, a key press redraws one. */
const InnerControl = memo(function InnerControl({ field, name, value, error, note, onChange }: InnerInput) {
  const { send, hold } = useScreen();
  const Widget = useFieldWidget(field.widget);
  const texts = useMemo(
    (): FieldTexts => ({
      id: controlId(name),
      label: String(field.label),
      hint: String(field.hint),
      required: field.required,
      error,
      note,
    }),
    [field, name, error, note],
  );
  const options = useMemo(
    () =>
      field.options.map(({ value, label, hint }): ShownOption => ({ value, label: String(label), hint: String(hint) })),
    [field],
  );
  const change = useCallback((next: unknown) => onChange(name, next), [onChange, name]);
  return (
    <Widget
      name={name}
      texts={texts}
      value={value}
      options={options}
      widgetOptions={field.widgetOptions}
      items={[]}
      innerErrors={noErrors}
      onChange={change}
      drawInner={drawInner}
      send={send}
      hold={hold}
    />
  );
});

const noErrors = {};
