import { normalisePostalCode } from '../../forms/normalise/postal-code.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function PostalCodeWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const text = String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete={String(widgetOptions.autocomplete ?? 'postal-code')}
          width="short"
          onValue={onChange}
          tidy={normalisePostalCode}
        />
      )}
    </FieldShell>
  );
}
