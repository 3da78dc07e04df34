// chunk: screen-form
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { useScreen } from '../../draw/place.ts';
import { useFieldWidget } from '../../draw/registry.ts';
import { controlId } from '../../runtime/contract/control-id.ts';
import type { FieldTexts, InnerInput, ShownOption } from '../../runtime/contract/widget-props.ts';

/** Passed to every field's widget, so that a widget can render others inside without importing them. */
export function drawInner(inner: InnerInput): ReactNode {
  return <InnerControl {...inner} key={inner.name} />;
}

/** Texts of an inner input are plain: see `InnerInput`. */
type PlainTexts = Pick<FieldTexts, 'label' | 'hint' | 'required'>;

/** Re-renders only when its own props change: with two hundred inputs, a key press redraws one. */
const InnerControl = memo(function InnerControl({ field, name, value, error, note, differs, onChange }: InnerInput) {
  const { send, hold } = useScreen();
  const Widget = useFieldWidget(field.widget);
  const texts = useMemo(
    (): FieldTexts => ({ ...(field as PlainTexts), id: controlId(name), error, note, differs }),
    [field, name, error, note, differs],
  );
  const change = useCallback((next: unknown) => onChange(name, next), [onChange, name]);
  return (
    <Widget
      name={name}
      texts={texts}
      value={value}
      options={field.options as readonly ShownOption[]}
      widgetOptions={field.widgetOptions}
      width={field.width}
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
