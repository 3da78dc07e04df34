import { FieldShell, type FieldTexts } from './field-shell.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface LineFieldProps extends Omit<TextInputProps, 'control' | 'value'> {
  readonly texts: FieldTexts;
  /** undefined = nothing typed yet. */
  readonly value: unknown;
}

/** One line of text with its label. */
export function LineField({ texts, value, ...input }: LineFieldProps) {
  return (
    <FieldShell texts={texts}>
      {(control) => <TextInput control={control} value={String(value ?? '')} {...input} />}
    </FieldShell>
  );
}
