import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { Select } from '../../ui/select.tsx';

export default function SelectWidget({ name, texts, value, options, widgetOptions, onChange }: FieldWidgetProps) {
  const { autocomplete } = widgetOptions as { autocomplete?: string };
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <Select
          control={control}
          name={name}
          choices={options}
          value={String(value ?? '')}
          autoComplete={autocomplete}
          onValue={onChange}
        />
      )}
    </FieldShell>
  );
}
