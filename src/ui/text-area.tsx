import type { ControlProps } from './field-shell.tsx';

export interface TextAreaProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  readonly autoComplete?: string | undefined;
  onValue(value: string): void;
}

export function TextArea({ control, name, value, rows, autoComplete, onValue }: TextAreaProps) {
  return (
    <textarea
      {...control}
      className="ui-input ui-input-full ui-text-area"
      name={name}
      rows={rows}
      autoComplete={autoComplete || undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
