import type { ControlProps } from './field-shell.tsx';

export interface TextAreaProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  onValue(value: string): void;
}

export function TextArea({ control, name, value, rows, onValue }: TextAreaProps) {
  return (
    <textarea
      {...control}
      className="ui-input ui-input-full ui-text-area"
      name={name}
      rows={rows}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
