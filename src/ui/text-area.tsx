// chunk: inputs
import type { ControlProps } from './field-shell.tsx';

export interface TextAreaProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  readonly rows: number;
  readonly autoComplete?: string | undefined;
  onValue(value: string): void;
  /** Normalises the value on blur or submit. Must be idempotent. */
  readonly tidy?: (value: string) => string;
}

export function TextArea({ control, name, value, rows, autoComplete, onValue, tidy }: TextAreaProps) {
  const leave = (typed: string) => {
    const tidied = tidy?.(typed) ?? typed;
    // What a browser filled in without telling counts; it never has a carriage return.
    if (tidied !== typed || typed !== value.replaceAll('\r\n', '\n')) onValue(tidied);
  };
  return (
    <textarea
      {...control}
      className="ui-input ui-input-full ui-text-area"
      name={name}
      rows={rows}
      autoComplete={autoComplete || undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onBlur={(event) => leave(event.target.value)}
    />
  );
}
