import type { ReactNode } from 'react';

/** Read out, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
