import { normaliseOneTimeCode } from '../../forms/normalise/one-time-code.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export default function OneTimeCodeWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const text = String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="one-time-code"
          width={Number(widgetOptions.length ?? 6) <= 6 ? 'short' : 'middle'}
          prose={false}
          onValue={onChange}
          tidy={normaliseOneTimeCode}
        />
      )}
    </FieldShell>
  );
}
