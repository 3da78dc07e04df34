import { halfWidth } from '../../forms/normalise/half-width.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function EmailWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const text = String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={text}
          inputMode="email"
          autoComplete={String(widgetOptions.autocomplete ?? 'email')}
          prose={false}
          onValue={onChange}
          tidy={halfWidth}
        />
      )}
    </FieldShell>
  );
}
