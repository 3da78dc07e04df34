import type { MouseEvent, ReactNode } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly newWindow?: boolean;
  /** Navigates within the app. Without it the browser loads the page. */
  readonly onFollow?: (() => void) | undefined;
  /** True: links to the current page. */
  readonly current?: boolean;
}

/** True for a plain click; with a modifier key or another mouse button the browser opens tabs and windows as usual. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

export function Link({ href, children, newWindow = false, onFollow, current = false }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onFollow || !isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return (
    <a
      className="ui-link"
      href={href}
      onClick={follow}
      aria-current={current ? 'page' : undefined}
      {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newWindow && (
        <>
          <Icon name="external" />
          <VisuallyHidden>{commonWording.opensNewWindow}</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** Looks like a link but acts on this page (opens a dialog, runs an action). */
export function LinkButton({
  children,
  locked = false,
  id,
  describedBy,
  onPress,
}: {
  readonly children: ReactNode;
  readonly locked?: boolean;
  /** For focusing it by script. */
  readonly id?: string;
  /** Id of the element that distinguishes it from buttons with the same text. */
  readonly describedBy?: string | undefined;
  readonly onPress: () => void;
}) {
  return (
    <button
      type="button"
      id={id}
      className="ui-link ui-link-button"
      aria-disabled={locked || undefined}
      aria-describedby={describedBy}
      onClick={() => {
        if (!locked) onPress();
      }}
    >
      {children}
    </button>
  );
}
