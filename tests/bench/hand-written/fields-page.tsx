import type { MeasuredField } from '../sixty-fields.ts';
import { ErrorSummary } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';
import { MeasuredControl, problemOf } from './measured-field.tsx';

function check(fields: readonly MeasuredField[], values: Texts): Texts {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const wrong = isShown(field, values) ? problemOf(field, values[field.name] ?? '') : '';
    if (wrong !== '') errors[field.name] = wrong;
  }
  return errors;
}

function isShown({ onlyFor }: MeasuredField, values: Texts): boolean {
  return onlyFor === null || values.way === onlyFor;
}

interface FieldsPageProps {
  readonly name: string;
  readonly screenId: string;
  readonly fields: readonly MeasuredField[];
  go(path: string): void;
}

export default function FieldsPage({ name, screenId, fields, go }: FieldsPageProps) {
  const form = useForm(name, (values) => check(fields, values));
  return (
    <Frame service="測定" title={`${fields.length}項目の入力`} screenId={screenId}>
      {() => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (form.accepted()) go(`bench/${name}-done/`);
            }}
          >
            <p className="ui-text">すべての項目を入力してください。</p>
            {fields
              .filter((field) => isShown(field, form.values))
              .map((field) => (
                <MeasuredControl
                  key={field.name}
                  field={field}
                  value={form.values[field.name] ?? ''}
                  error={form.errors[field.name] ?? ''}
                  onValue={form.onValue}
                />
              ))}
            <Buttons onBack={() => history.back()} />
          </form>
        </>
      )}
    </Frame>
  );
}
