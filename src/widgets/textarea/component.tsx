// chunk: inputs
import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { OptionsOf } from '../../model/options-of.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { widget } from './widget.ts';

export default function TextareaWidget({
  name,
  texts,
  value,
  widgetOptions,
  onChange,
}: FieldWidgetProps<OptionsOf<typeof widget>>) {
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextArea
          control={control}
          name={name}
          value={String(value ?? '')}
          autoComplete={widgetOptions.autocomplete}
          rows={widgetOptions.rows ?? 4}
          onValue={onChange}
          tidy={normaliseFreeText}
        />
      )}
    </FieldShell>
  );
}
