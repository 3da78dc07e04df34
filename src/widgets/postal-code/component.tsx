import type { FieldWidgetProps } from '../../runtime/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { halfWidth } from '../../ui/half-width.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** `〒１２３ー４５６７` as `123-4567`. */
function tidy(text: string): string {
  return halfWidth(text.replace('〒', ''));
}

export default function PostalCodeWidget({ name, texts, value, onChange }: FieldWidgetProps) {
  const text = String(value ?? '');
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={text}
          inputMode="numeric"
          autoComplete="postal-code"
          width="short"
          onValue={onChange}
          onLeave={() => onChange(tidy(text))}
        />
      )}
    </FieldShell>
  );
}
