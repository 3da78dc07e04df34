import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';

export default function PostalCodeWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  return (
    <LineField
      name={name}
      texts={texts}
      value={value}
      onValue={onChange}
      tidy={normalisePostalCode}
      autoComplete={String(widgetOptions.autocomplete ?? 'postal-code')}
      inputMode="numeric"
      width="short"
    />
  );
}
