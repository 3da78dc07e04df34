// chunk: screen-form
import type { ReactNode } from 'react';
import * as fieldWording from '../../build/wording/field.ts';

/** Label, support text and error of one field. */
export interface FieldTexts {
  /** Id of the control, or of the first control of a group. */
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
  readonly error: string;
  /** Under the control: where its value comes from. Absent or empty = none. */
  readonly note?: string;
  /** The note is a warning: the value is another than the register's. */
  readonly differs?: boolean | undefined;
}

/** Associates a control with its texts. References only ids that are on the page. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export function describedBy({ id, hint, note, error }: FieldTexts): string | undefined {
  return [hint && `${id}-hint`, note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

function Mark({ required }: { readonly required: boolean }) {
  return (
    <span className={required ? 'ui-field-required' : 'ui-field-optional'}>
      {required ? fieldWording.required : fieldWording.optional}
    </span>
  );
}

interface SupportProps {
  readonly id: string;
  readonly text: string | undefined;
  readonly warns?: boolean | undefined;
}

function Support({ id, text, warns }: SupportProps) {
  return text ? (
    <p className={warns ? 'ui-field-differs' : 'ui-field-hint'} id={id}>
      {text}
    </p>
  ) : null;
}

function FieldError({ texts }: { readonly texts: FieldTexts }) {
  return texts.error === '' ? null : (
    <p className="ui-field-error" id={`${texts.id}-error`}>
      <span className="ui-hidden">{fieldWording.errorPrefix}</span>
      <span>{texts.error}</span>
    </p>
  );
}

/** One labelled control: label, mark, support text, control, error. */
export function FieldShell({
  texts,
  children,
}: {
  readonly texts: FieldTexts;
  readonly children: (control: ControlProps) => ReactNode;
}) {
  return (
    <div className={texts.error === '' ? 'ui-field' : 'ui-field ui-field-wrong'}>
      <label className="ui-field-label" htmlFor={texts.id}>
        {texts.label} <Mark required={texts.required} />
      </label>
      <Support id={`${texts.id}-hint`} text={texts.hint} />
      {children({
        id: texts.id,
        'aria-describedby': describedBy(texts),
        'aria-invalid': texts.error !== '' || undefined,
        'aria-required': texts.required || undefined,
      })}
      <FieldError texts={texts} />
      <Support id={`${texts.id}-note`} text={texts.note} warns={texts.differs} />
    </div>
  );
}

/** Several controls under one legend (radios, checkboxes, the parts of a date). The error stands before them, at the first, where its link leads to. */
export function FieldGroup({ texts, children }: { readonly texts: FieldTexts; readonly children: ReactNode }) {
  return (
    <fieldset
      className={texts.error === '' ? 'ui-field' : 'ui-field ui-field-wrong'}
      aria-describedby={describedBy(texts)}
    >
      <legend className="ui-field-label">
        {texts.label} <Mark required={texts.required} />
      </legend>
      <Support id={`${texts.id}-hint`} text={texts.hint} />
      <FieldError texts={texts} />
      {children}
      <Support id={`${texts.id}-note`} text={texts.note} warns={texts.differs} />
    </fieldset>
  );
}
