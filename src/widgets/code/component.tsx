import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { tidies } from './tidies.ts';

interface Options {
  readonly letters?: 'none' | 'any' | 'upper';
  readonly width?: 'short' | 'middle' | 'full';
}

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
