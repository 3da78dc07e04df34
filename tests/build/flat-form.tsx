import Form from '@rjsf/core';
import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { renderToStaticMarkup } from 'react-dom/server';

const schema: RJSFSchema = {
  $id: 'flat-form',
  type: 'object',
  required: ['text'],
  properties: {
    text: { type: 'string', enum: ['one', 'two'] },
    number: { type: 'number' },
    flag: { type: 'boolean' },
    list: { type: 'array', items: { type: 'string' } },
    record: { type: 'object', properties: { inner: { type: 'string' } } },
  },
};

const ownFields = Object.keys(schema.properties ?? {}).map((name) => [name, { 'ui:field': 'Own' }]);

/** The kind of form that screens have, drawn by the form library: one flat object, every property with a field of its own. */
export const drawn = renderToStaticMarkup(
  <Form
    schema={schema}
    uiSchema={{ ...Object.fromEntries(ownFields), 'ui:submitButtonOptions': { norender: true } }}
    formData={{ text: 'one', list: ['one'] }}
    validator={{
      isValid: () => true,
      rawValidation: () => ({}),
      validateFormData: () => ({ errors: [], errorSchema: {} }),
    }}
    fields={{ Own: ({ name, required }: FieldProps) => <b>{required ? `${name}!` : name}</b> }}
    templates={{
      FieldTemplate: ({ children }: FieldTemplateProps) => children,
      ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
    }}
    showErrorList={false}
    noHtml5Validate
    noValidate
  />,
);
