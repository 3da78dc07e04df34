import type { ControlProps } from './field-shell.tsx';

export interface TextInputProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  /** Called for every change, also while an input method composes (holding changes back breaks kana on iOS). */
  onValue(value: string): void;
  /** The person leaves the field (or submits it) with this value in it: the moment to tidy it. */
  readonly onLeave?: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  readonly autoComplete?: string | undefined;
  readonly width?: 'short' | 'middle' | 'full';
  /** False for addresses, codes and the like: no spelling marks, no capital letters put in. */
  readonly prose?: boolean;
  /** For values checked letter by letter. */
  readonly large?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { control, name, value, onValue, onLeave, type = 'text', inputMode, autoComplete, width = 'full' } = props;
  return (
    <input
      {...control}
      className={`ui-input ui-input-${width}${props.large ? ' ui-input-large' : ''}`}
      name={name}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete || undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onBlur={(event) => onLeave?.(event.target.value)}
      {...(props.prose === false ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {})}
    />
  );
}
