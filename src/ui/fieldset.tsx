import type { ReactNode } from 'react';
import { fieldWording } from './field-wording.ts';

/** Several fields that belong together under one legend. */
export function Fieldset({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="ui-fieldset ui-flow">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Fieldsets of one kind; `error` is about all of them. The error summary leads to `id`. */
export function Fieldsets({
  id,
  error,
  children,
}: {
  readonly id: string;
  /** Empty = no error. */
  readonly error: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="ui-flow" id={id} tabIndex={-1}>
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
