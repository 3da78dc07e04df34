import type {
  BaseInputTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  TemplatesType,
  WidgetProps,
} from '@rjsf/utils';

export const rootId = 'form';
export const separator = '.';

/** The path of an input, by which it is sent. */
function nameOf(id: string): string {
  return id.slice(rootId.length + separator.length);
}

/** An object has its legend, a flag its label beside it. */
function Labelled({ id, label, schema, children }: FieldTemplateProps) {
  if (schema.type === 'object' || schema.type === 'boolean') return children;
  return (
    <div className="ui-field">
      <label className="ui-field-label" htmlFor={nameOf(id)}>
        {label}
      </label>
      {children}
    </div>
  );
}

function Together({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const inputs = properties.map(({ content }) => content);
  if (fieldPathId.$id === rootId) return inputs;
  return (
    <fieldset>
      <legend>{title}</legend>
      {inputs}
    </fieldset>
  );
}

function OneLine({ id, value, schema }: BaseInputTemplateProps) {
  const name = nameOf(id);
  return (
    <input
      id={name}
      name={name}
      type={schema.format === 'date' ? 'date' : undefined}
      inputMode={schema['x-digits' as never] === true ? 'numeric' : undefined}
      defaultValue={textOf(value)}
      autoComplete="off"
    />
  );
}

function Lines({ id, value, schema }: WidgetProps) {
  const name = nameOf(id);
  return <textarea id={name} name={name} rows={Number(schema['x-lines' as never])} defaultValue={textOf(value)} />;
}

function Flag({ id, value, label }: WidgetProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={nameOf(id)} value="1" defaultChecked={value === true} />
      {label}
    </label>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const templates: Partial<TemplatesType> = {
  FieldTemplate: Labelled,
  ObjectFieldTemplate: Together,
  BaseInputTemplate: OneLine,
};

export const widgets: RegistryWidgetsType = { CheckboxWidget: Flag, TextareaWidget: Lines, DateWidget: OneLine };
