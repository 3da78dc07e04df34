import { halfWidth } from '../../forms/normalise/half-width.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';

export default function EmailWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  return (
    <LineField
      name={name}
      texts={texts}
      value={value}
      onValue={onChange}
      tidy={halfWidth}
      autoComplete={String(widgetOptions.autocomplete ?? 'email')}
      inputMode="email"
      prose={false}
    />
  );
}
