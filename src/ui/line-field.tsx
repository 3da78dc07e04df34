// chunk: screen-form
import { FieldShell, type FieldTexts } from './field-shell.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface LineFieldProps extends Omit<TextInputProps, 'control' | 'value' | 'onValue'> {
  readonly texts: FieldTexts;
  /** undefined = nothing typed yet. */
  readonly value: unknown;
  onChange(value: string): void;
}

/** One line of text with its label. */
export function LineField(props: LineFieldProps) {
  return (
    <FieldShell texts={props.texts}>
      {(control) => (
        <TextInput {...props} control={control} value={String(props.value ?? '')} onValue={props.onChange} />
      )}
    </FieldShell>
  );
}
