import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { tidies } from './tidies.ts';
import type { widget } from './widget.ts';

export default function CodeWidget({
  name,
  texts,
  value,
  widgetOptions,
  width,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  const { letters = 'none' } = widgetOptions;
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
