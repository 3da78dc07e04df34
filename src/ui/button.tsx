import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import { wording } from './wording.ts';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'tertiary';
  /** A locked button keeps focus and name, shows progress and ignores presses (never the `disabled` attribute). */
  readonly locked?: boolean;
  readonly type?: 'button' | 'submit';
  /** Not needed for a submit button: the form hears of it. */
  readonly onPress?: () => void;
}

export function Button({ children, look = 'primary', locked = false, type = 'button', onPress }: ButtonProps) {
  const press = (event: MouseEvent) => {
    if (locked) event.preventDefault();
    else onPress?.();
  };
  return (
    <button type={type} className={`ui-button ui-button-${look}`} aria-disabled={locked || undefined} onClick={press}>
      {locked && <span className="ui-spinner" aria-hidden="true" />}
      <span>{children}</span>
      {locked && <VisuallyHidden>{`（${wording.working}）`}</VisuallyHidden>}
    </button>
  );
}
