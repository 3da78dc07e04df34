// chunk: screen-form
import type { ReactNode } from 'react';
import * as fieldWording from '../../build/wording/field.ts';

/** Related fields under one legend. With `id`, focusable by script. */
export function Fieldset({
  legend,
  id,
  children,
}: {
  readonly legend: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="ui-fieldset ui-flow" id={id} tabIndex={id === undefined ? undefined : -1}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fieldsets of one kind; `error` concerns all of them. The error summary links to `id`. */
export function Fieldsets({
  id,
  error,
  label,
  children,
}: {
  readonly id: string;
  /** Label of the whole group; default: none. */
  readonly label?: string;
  /** Empty = no error. */
  readonly error: string;
  readonly children: ReactNode;
}) {
  return (
    <div
      className="ui-flow"
      id={id}
      tabIndex={-1}
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label })}
    >
      {error !== '' && (
        <p className="ui-field-error">
          <span className="ui-hidden">{fieldWording.errorPrefix}</span>
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}
