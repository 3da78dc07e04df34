import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function TextWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const { autocomplete, width } = widgetOptions as { autocomplete?: string; width?: 'short' | 'middle' | 'full' };
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={String(value ?? '')}
          onValue={onChange}
          tidy={normaliseFreeText}
          autoComplete={autocomplete}
          width={width ?? 'full'}
        />
      )}
    </FieldShell>
  );
}
