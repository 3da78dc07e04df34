import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { halfWidth } from '../../ui/half-width.ts';
import { TextInput } from '../../ui/text-input.tsx';

interface Options {
  readonly letters?: 'none' | 'any' | 'upper';
  readonly width?: 'short' | 'middle' | 'full';
}

const tidies = {
  none: (typed: string) => halfWidth(typed).replaceAll(' ', ''),
  any: halfWidth,
  upper: (typed: string) => halfWidth(typed).toUpperCase(),
} as const;

export default function CodeWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  const { letters = 'none', width = 'middle' } = widgetOptions as Options;
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextInput
          control={control}
          name={name}
          value={String(value ?? '')}
          {...(letters === 'none' && { inputMode: 'numeric' })}
          width={width}
          prose={false}
          onValue={onChange}
          tidy={tidies[letters]}
        />
      )}
    </FieldShell>
  );
}
