import { normaliseOneTimeCode } from '../../forms/normalise/one-time-code.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';

export default function OneTimeCodeWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  return (
    <LineField
      name={name}
      texts={texts}
      value={value}
      onValue={onChange}
      tidy={normaliseOneTimeCode}
      autoComplete="one-time-code"
      inputMode="numeric"
      width={Number(widgetOptions.length ?? 6) <= 6 ? 'short' : 'middle'}
      prose={false}
    />
  );
}
