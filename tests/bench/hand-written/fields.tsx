import { memo, type ReactNode, useEffect, useRef } from 'react';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value: string;
  readonly error: string;
  onValue(name: string, value: string): void;
}

function Shell({
  name,
  label,
  hint,
  required,
  error,
  children,
}: Omit<FieldProps, 'value' | 'onValue'> & { readonly children: ReactNode }) {
  return (
    <div className={error ? 'ui-field ui-field-wrong' : 'ui-field'}>
      <label className="ui-field-label" htmlFor={`field-${name}`}>
        {label} <Mark required={required} />
      </label>
      {hint && (
        <p className="ui-field-hint" id={`field-${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

function Mark({ required }: { readonly required: boolean | undefined }) {
  return <span className={required ? 'ui-field-required' : 'ui-field-optional'}>{required ? '※必須' : '※任意'}</span>;
}

function FieldError({ name, error }: { readonly name: string; readonly error: string }) {
  return error === '' ? null : (
    <p className="ui-field-error" id={`field-${name}-error`}>
      <span className="ui-hidden">エラー：</span>
      <span>{error}</span>
    </p>
  );
}

function aria({ name, hint, required, error }: Omit<FieldProps, 'value' | 'onValue' | 'label'>) {
  const ids = [hint && `field-${name}-hint`, error && `field-${name}-error`].filter(Boolean).join(' ');
  return {
    id: `field-${name}`,
    name,
    'aria-describedby': ids || undefined,
    'aria-invalid': error !== '' || undefined,
    'aria-required': required || undefined,
  };
}

export const TextField = memo(function TextField(props: FieldProps) {
  return (
    <Shell {...props}>
      <input
        {...aria(props)}
        className="ui-input ui-input-full"
        value={props.value}
        onChange={(event) => props.onValue(props.name, event.target.value)}
      />
    </Shell>
  );
});

interface ChoiceProps extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

export const SelectField = memo(function SelectField(props: ChoiceProps) {
  return (
    <Shell {...props}>
      <select
        {...aria(props)}
        className="ui-input ui-select"
        value={props.value}
        onChange={(event) => props.onValue(props.name, event.target.value)}
      >
        <option value="">選択してください</option>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Shell>
  );
});

export const RadioField = memo(function RadioField(props: ChoiceProps) {
  const { name, label, required, error, value, choices, onValue } = props;
  return (
    <fieldset className={error ? 'ui-field ui-field-wrong' : 'ui-field'}>
      <legend className="ui-field-label">
        {label} <Mark required={required} />
      </legend>
      {choices.map((choice, index) => (
        <div className="ui-choice" key={choice.value}>
          <input
            type="radio"
            id={index === 0 ? `field-${name}` : `field-${name}-${index + 1}`}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onValue(name, choice.value)}
          />
          <label htmlFor={index === 0 ? `field-${name}` : `field-${name}-${index + 1}`}>
            {choice.label}
            {choice.hint && <span className="ui-choice-hint">{choice.hint}</span>}
          </label>
        </div>
      ))}
      <FieldError name={name} error={error} />
    </fieldset>
  );
});

export function ErrorSummary({
  errors,
  refusals,
}: {
  readonly errors: Readonly<Record<string, string>>;
  readonly refusals: number;
}) {
  const region = useRef<HTMLElement>(null);
  const shown = Object.entries(errors);
  useEffect(() => {
    if (refusals > 0) region.current?.focus();
  }, [refusals]);
  if (shown.length === 0) return null;
  return (
    <section className="ui-error-summary" ref={region} tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 className="ui-heading ui-heading-2" id="error-summary-title">
        入力内容に誤りがあります
      </h2>
      <ul>
        {shown.map(([name, message]) => (
          <li key={name}>
            <a className="ui-link ui-link-error" href={`#field-${name}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
