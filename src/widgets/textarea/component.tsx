import { normaliseFreeText } from '../../forms/normalise/free-text.ts';
import type { FieldWidgetProps } from '../../runtime/contract/widget-props.ts';
import { FieldShell } from '../../ui/field-shell.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export default function TextareaWidget({ name, texts, value, widgetOptions, onChange }: FieldWidgetProps) {
  return (
    <FieldShell texts={texts}>
      {(control) => (
        <TextArea
          control={control}
          name={name}
          value={String(value ?? '')}
          autoComplete={widgetOptions.autocomplete as string | undefined}
          rows={Number(widgetOptions.rows ?? 4)}
          onValue={onChange}
          tidy={normaliseFreeText}
        />
      )}
    </FieldShell>
  );
}
