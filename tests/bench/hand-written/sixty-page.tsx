import { choices, digitCount, type MeasuredField, maxLength, sixtyFields, ways } from '../sixty-fields.ts';
import { ErrorSummary, RadioField, SelectField, TextField } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';

const kana = /^[ァ-ヶー]*$/;
const digits = new RegExp(`^[0-9]{${digitCount}}$`);

function check(values: Texts): Texts {
  const errors: Record<string, string> = {};
  for (const field of sixtyFields) {
    const wrong = isShown(field, values) ? problemOf(field, values[field.name] ?? '') : '';
    if (wrong !== '') errors[field.name] = wrong;
  }
  return errors;
}

function problemOf({ kind, label }: MeasuredField, value: string): string {
  if (value === '') return `${label}は必須項目です。`;
  switch (kind) {
    case 'text':
    case 'kana':
      if ([...value].length > maxLength) return `${maxLength}文字以下で入力してください。`;
      return kind === 'kana' && !kana.test(value.normalize('NFC'))
        ? '全角カタカナで、空白を入れずに入力してください。'
        : '';
    case 'digits':
      return digits.test(value) ? '' : `${digitCount}けたの半角数字で入力してください。`;
    case 'select':
      return choices.some((choice) => choice.value === value) ? '' : `${label}を選び直してください。`;
    case 'radio':
      return ways.some((way) => way.value === value) ? '' : `${label}を選び直してください。`;
  }
}

function isShown({ onlyFor }: MeasuredField, values: Texts): boolean {
  return onlyFor === null || values.way === onlyFor;
}

export default function SixtyPage({ go }: { go(path: string): void }) {
  const form = useForm('sixty', check);
  return (
    <Frame service="測定" title="60項目の入力" screenId="SBN0001-00-001">
      {() => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (form.accepted()) go('bench/sixty-done/');
            }}
          >
            <p className="ui-text">すべての項目を入力してください。</p>
            {sixtyFields
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

function MeasuredControl({
  field: { name, label, kind },
  ...rest
}: {
  readonly field: MeasuredField;
  readonly value: string;
  readonly error: string;
  onValue(name: string, value: string): void;
}) {
  const props = { name, label, required: true, ...rest };
  if (kind === 'select') return <SelectField {...props} choices={choices} />;
  return kind === 'radio' ? <RadioField {...props} choices={ways} /> : <TextField {...props} />;
}
