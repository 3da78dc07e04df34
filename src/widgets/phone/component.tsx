import { normalisePhone } from '../../forms/normalise/phone.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';

export default function PhoneWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  return (
    <LineField
      name={name}
      texts={texts}
      value={value}
      onValue={onChange}
      tidy={normalisePhone}
      autoComplete={String(widgetOptions.autocomplete ?? 'tel')}
      type="tel"
      width="middle"
    />
  );
}
