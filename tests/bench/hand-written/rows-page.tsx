import { useEffect, useState } from 'react';
import { type inputRows, inputRowsPath, rowFields, rowInput } from '../input-rows.ts';
import { ErrorSummary } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';
import { MeasuredControl, problemOf } from './measured-field.tsx';

type Rows = typeof inputRows;

function check(rows: Rows, values: Texts): Texts {
  const errors: Record<string, string> = {};
  for (const { rowId } of rows) {
    for (const field of rowFields) {
      const name = rowInput(rowId, field.name);
      const wrong = problemOf(field, values[name] ?? '');
      if (wrong !== '') errors[name] = wrong;
    }
  }
  return errors;
}

export default function RowsPage({ go }: { go(path: string): void }) {
  const [rows, setRows] = useState<Rows>([]);
  const form = useForm('rows', (values) => check(rows, values));
  useEffect(() => {
    void fetch(inputRowsPath, { method: 'POST' })
      .then((response) => response.json())
      .then(({ resBody }) => setRows(resBody.list.rows));
  }, []);
  return (
    <Frame service="測定" title="200行の入力" screenId="SBN0001-00-007">
      {() => (
        <>
          <ErrorSummary errors={form.errors} refusals={form.refusals} />
          <form
            className="ui-flow"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (form.accepted()) go('bench/rows-done/');
            }}
          >
            <p className="ui-text">すべての項目を入力してください。</p>
            {rows.map(({ rowId, name }) => (
              <fieldset className="ui-fieldset ui-flow" key={rowId}>
                <legend>{name}</legend>
                {rowFields.map((field) => {
                  const input = rowInput(rowId, field.name);
                  return (
                    <MeasuredControl
                      key={input}
                      field={{ ...field, name: input }}
                      value={form.values[input] ?? ''}
                      error={form.errors[input] ?? ''}
                      onValue={form.onValue}
                    />
                  );
                })}
              </fieldset>
            ))}
            <Buttons onBack={() => history.back()} />
          </form>
        </>
      )}
    </Frame>
  );
}
