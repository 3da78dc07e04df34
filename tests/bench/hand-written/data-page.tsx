import { useEffect, useState } from 'react';
import {
  type DataField,
  type DataForm,
  type DataGroup,
  type DataSection,
  isGroup,
} from '../../../src/forms/data-form/definition.ts';
import { dataFormPath } from '../data-form.ts';
import { RadioField, SelectField, TextField } from './fields.tsx';
import { type Texts, useForm } from './form.ts';
import { Buttons, Frame } from './frame.tsx';

type Form = ReturnType<typeof useForm>;

export default function DataPage() {
  const [definition, setDefinition] = useState<DataForm | null>(null);
  const form = useForm('data', () => ({}));
  useEffect(() => {
    void fetch(dataFormPath, { method: 'POST' })
      .then((response) => response.json())
      .then(({ resBody }) => setDefinition(resBody.form));
  }, []);
  return (
    <Frame service="測定" title="データとして届く入力欄" screenId="SBN0001-00-003">
      {() =>
        definition && (
          <form className="ui-flow" noValidate onSubmit={(event) => event.preventDefault()}>
            {definition.sections.map((section) => (
              <Section key={section.heading} section={section} form={form} />
            ))}
            <Buttons onBack={() => history.back()} />
          </form>
        )
      }
    </Frame>
  );
}

function Section({ section, form }: { readonly section: DataSection; readonly form: Form }) {
  return (
    <section className="ui-flow">
      <h2 className="ui-heading ui-heading-2">{section.heading}</h2>
      {section.items?.map((item) =>
        isGroup(item) ? (
          <Group key={item.group} group={item} form={form} />
        ) : (
          <Input key={item.name} field={item} name={`answers.${item.name}`} around="answers." form={form} />
        ),
      )}
      {section.sections?.map((inner) => (
        <Section key={inner.heading} section={inner} form={form} />
      ))}
    </section>
  );
}

function Group({ group, form }: { readonly group: DataGroup; readonly form: Form }) {
  const [keys, setKeys] = useState(['1']);
  return (
    <div className="ui-flow">
      {keys.map((key, index) => {
        const around = `answers.${group.group}.${key}.`;
        return (
          <fieldset className="ui-fieldset ui-flow" key={key}>
            <legend>
              {group.legend} {index + 1}
            </legend>
            {group.fields.map((field) => (
              <Input key={field.name} field={field} name={around + field.name} around={around} form={form} />
            ))}
          </fieldset>
        );
      })}
      <div className="ui-buttons">
        <button
          type="button"
          className="ui-button ui-button-secondary"
          onClick={() => setKeys((now) => [...now, String(now.length + 1)])}
        >
          <span>{group.legend}を追加する</span>
        </button>
      </div>
    </div>
  );
}

function Input({
  field: { label, required = false, options, shownWhen, widget },
  name,
  around,
  form,
}: {
  readonly field: DataField;
  readonly name: string;
  readonly around: string;
  readonly form: Form;
}) {
  if (shownWhen && 'is' in shownWhen && form.values[around + shownWhen.field] !== shownWhen.is) return null;
  const props = { name, label, required, value: textOf(form.values, name), error: '', onValue: form.onValue };
  if (widget === 'select') return <SelectField {...props} choices={options ?? []} />;
  return widget === 'radio' ? <RadioField {...props} choices={options ?? []} /> : <TextField {...props} />;
}

function textOf(values: Texts, name: string): string {
  return values[name] ?? '';
}
