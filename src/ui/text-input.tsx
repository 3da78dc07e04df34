// chunk: screen-form
import type { ControlProps } from './field-shell.tsx';
import { noteRead } from './stood.ts';

export interface TextInputProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  /** Called on every change, even during IME composition (holding changes back breaks kana on iOS). */
  onValue(value: string): void;
  /** Normalises the value on blur or submit, e.g. to half-width digits. Must be idempotent. */
  readonly tidy?: (value: string) => string;
  /** Called on blur or submit, with what stands there then. */
  readonly onLeave?: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  readonly autoComplete?: string | undefined;
  readonly width?: 'short' | 'middle' | 'full' | undefined;
  /** False for addresses, codes and the like: no spell checking, auto-capitalisation or autocorrection. */
  readonly prose?: boolean;
  /** Large type, for values checked character by character. */
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
    // What a browser filled in without telling is no other than what was typed.
    if (tidied !== value) onValue(tidied);
    onLeave?.(tidied);
  };
  const take = ({ target }: { readonly target: HTMLInputElement }) => {
    onValue(target.value);
    if (!onLeave && (tidy?.(target.value) ?? target.value) === target.value) noteRead(target);
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
      onChange={take}
      onBlur={(event) => leave(event.target.value)}
      {...(props.prose === false ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {})}
    />
  );
}
