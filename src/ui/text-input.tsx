import type { KeyboardEvent } from 'react';
import type { ControlProps } from './field-shell.tsx';

export interface TextInputProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly value: string;
  /** Called for every change, also while an input method composes (holding changes back breaks kana on iOS). */
  onValue(value: string): void;
  /** The person leaves the field or presses Enter: the moment to tidy the value. */
  readonly onLeave?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  readonly autoComplete?: string | undefined;
  readonly width?: 'short' | 'middle' | 'full';
  /** False for addresses, codes and the like: no spelling marks, no capital letters put in. */
  readonly prose?: boolean;
  readonly className?: string;
}

/** True for the Enter that ends a composition. Safari reports it after the composition, only as key code 229. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}

export function TextInput(props: TextInputProps) {
  const { control, name, value, onValue, onLeave, type = 'text', inputMode, autoComplete, width = 'full' } = props;
  const leaveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event)) onLeave?.();
  };
  return (
    <input
      {...control}
      className={`ui-input ui-input-${width} ${props.className ?? ''}`}
      name={name}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete || undefined}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      onBlur={onLeave}
      onKeyDown={onLeave && leaveOnEnter}
      {...(props.prose === false ? { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } : {})}
    />
  );
}
