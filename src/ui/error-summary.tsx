import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { focusControl } from './focus-control.ts';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';
import { wording } from './wording.ts';

export interface SummaryError {
  /** Id of the control the line links to; null = an error of the whole form. */
  readonly controlId: string | null;
  readonly message: string;
}

/** Takes the focus whenever `refusals` increases. Renders nothing without errors. */
export function ErrorSummary({
  errors,
  refusals,
}: {
  readonly errors: readonly SummaryError[];
  readonly refusals: number;
}) {
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown && refusals > 0) region.current?.focus();
  }, [shown, refusals]);
  if (!shown) return null;
  return (
    <section className="ui-error-summary" ref={region} tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="error" />
      <Heading level={2} id={titleId}>
        {wording.errorSummary}
      </Heading>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={`${controlId} ${message}`}>
            {controlId === null ? (
              message
            ) : (
              <a
                className="ui-link ui-link-error"
                href={`#${controlId}`}
                onClick={(event) => focusError(event, controlId)}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses the control without changing the address or the history. */
function focusError(event: MouseEvent, controlId: string): void {
  if (focusControl(controlId)) event.preventDefault();
}
