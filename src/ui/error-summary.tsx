// chunk: screen-form
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import * as commonWording from '../../build/wording/common.ts';
import * as fieldWording from '../../build/wording/field.ts';
import { focusControl } from './focus-control.ts';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

export interface SummaryError {
  /** Id of the control the line links to; null = an error of the whole form. */
  readonly controlId: string | null;
  readonly message: string;
}

/** Takes the focus whenever `refusals` increases. Lines that go, because what they say was mended, are announced. */
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
  return (
    <>
      {shown && (
        <section className="ui-error-summary" ref={region} tabIndex={-1} aria-labelledby={titleId}>
          <Icon name="error" />
          <Heading level={2} id={titleId}>
            {commonWording.errorSummary}
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
      )}
      {refusals > 0 && <Mended left={errors.length} key={refusals} />}
    </>
  );
}

/** Says politely how many errors are left as they are mended. */
function Mended({ left }: { readonly left: number }) {
  const [told] = useState(left);
  return (
    <p className="ui-hidden" role="status">
      {left < told && (left === 0 ? fieldWording.errorsNoneLeft : fieldWording.errorsLeft({ left }))}
    </p>
  );
}

/** Focuses the control without changing the address or the history. */
function focusError(event: MouseEvent, controlId: string): void {
  if (focusControl(controlId)) event.preventDefault();
}
