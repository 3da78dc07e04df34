import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { LineField } from '../../ui/line-field.tsx';

export default function TextWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const { autocomplete, width } = widgetOptions as { autocomplete?: string; width?: 'short' | 'middle' | 'full' };
  return (
    <LineField
      name={name}
      texts={texts}
      value={value}
      onValue={onChange}
      tidy={normaliseFreeText}
      autoComplete={autocomplete}
      width={width ?? 'full'}
    />
  );
}
