import type { FieldWidgetProps } from '../../runtime/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { halfWidth } from '../../ui/half-width.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** `１２３ － ４５６` as `123456`. */
function tidy(text: string): string {
  return halfWidth(text).replaceAll(/[\s-]/g, '');
}

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
          onLeave={() => onChange(tidy(text))}
        />
      )}
    </FieldShell>
  );
}
