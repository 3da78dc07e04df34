import { manyScreen, maxLength } from '../sixty-fields.ts';
import { ErrorSummary, TextField } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';

export default function ManyPage({ number, go }: { readonly number: number; go(path: string): void }) {
  const { title, texts, labels } = manyScreen(number);
  const fields = labels.map((label, index) => ({ name: `field${index + 1}of${number}`, label }));
  const form = useForm(`many-${number}`, (values) => {
    const errors: Record<string, string> = {};
    for (const { name } of fields) {
      if ([...(values[name] ?? '')].length > maxLength) errors[name] = `${maxLength}文字以下で入力してください。`;
    }
    return errors as Texts;
  });
  return (
    <Frame service="測定" title={title} screenId="SBN0001-01-001">
      {() => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (form.accepted()) go(`bench/many-${number + 1}/`);
            }}
          >
            {texts.map((text) => (
              <p className="ui-text" key={text}>
                {text}
              </p>
            ))}
            {fields.map(({ name, label }) => (
              <TextField
                key={name}
                name={name}
                label={label}
                value={form.values[name] ?? ''}
                error={form.errors[name] ?? ''}
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
