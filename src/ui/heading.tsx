import type { ReactNode, Ref } from 'react';

export interface HeadingProps {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly children: ReactNode;
  readonly id?: string;
  /** Focusable by script (a screen's h1 after a route change, a dialog's h2). */
  readonly focusable?: boolean;
  /** For screen readers only. */
  readonly unseen?: boolean;
  /** Id of what is read with it. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement>;
}

export function Heading({ level, children, id, focusable = false, unseen = false, describedBy, ref }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      className={unseen ? 'ui-hidden' : `ui-heading ui-heading-${level}`}
      id={id}
      ref={ref}
      aria-describedby={describedBy}
      tabIndex={focusable ? -1 : undefined}
    >
      {children}
    </Tag>
  );
}
