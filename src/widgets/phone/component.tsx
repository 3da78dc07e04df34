import { normalisePhone } from '../../forms/normalise/phone.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function PhoneWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const text = String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={text}
          type="tel"
          autoComplete={String(widgetOptions.autocomplete ?? 'tel')}
          width="middle"
          onValue={onChange}
          tidy={normalisePhone}
        />
      )}
    </FieldShell>
  );
}
