import type { MouseEvent, ReactNode } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly look?: 'primary' | 'secondary' | 'tertiary';
  /** A locked button keeps focus and name and ignores presses (never the `disabled` attribute). */
  readonly locked?: boolean;
  /** Shows and announces that its action is in progress; default: while locked. */
  readonly working?: boolean;
  readonly type?: 'button' | 'submit';
  /** Not needed for a submit button: the form handles the press. */
  readonly onPress?: () => void;
}

export function Button(props: ButtonProps) {
  const { children, look = 'primary', locked = false, working = locked, type = 'button', onPress } = props;
  const press = (event: MouseEvent) => {
    if (locked) event.preventDefault();
    else onPress?.();
  };
  return (
    <button type={type} className={`ui-button ui-button-${look}`} aria-disabled={locked || undefined} onClick={press}>
      {working && <span className="ui-spinner" aria-hidden="true" />}
      <span>{children}</span>
      {working && <VisuallyHidden>{commonWording.working}</VisuallyHidden>}
    </button>
  );
}
