// chunk: inputs
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { Select } from '../../ui/select.tsx';
import type { widget } from './widget.ts';

export default function SelectWidget({
  name,
  texts,
  value,
  options,
  widgetOptions,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <Select
          control={control}
          name={name}
          choices={options}
          value={String(value ?? '')}
          autoComplete={widgetOptions.autocomplete}
          onValue={onChange}
        />
      )}
    </FieldShell>
  );
}
