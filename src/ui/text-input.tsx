import type { ControlProps } from './field-shell.tsx';

export interface TextInputProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  /** Called for every change, also while an input method composes (holding changes back breaks kana on iOS). */
  onValue(value: string): void;
  /** What becomes of the value when the person leaves the field or submits the form, e.g. half-width digits. Tidying twice changes nothing. */
  readonly tidy?: (value: string) => string;
  /** The person leaves the field, or submits the form. */
  readonly onLeave?: () => void;
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
  const {
    control,
    name,
    value,
    onValue,
    tidy,
    onLeave,
    type = 'text',
    inputMode,
    autoComplete,
    width = 'full',
  } = props;
  const leave = (typed: string) => {
    const tidied = tidy?.(typed) ?? typed;
    if (tidied !== typed) onValue(tidied);
    onLeave?.();
  };
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
      onBlur={(event) => leave(event.target.value)}
      {...(props.prose === false ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {})}
    />
  );
}
