import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JsonSchema } from '../model/json-schema.ts';
import { rootId, separator, templates, widgets } from './portal-theme.tsx';
import type { DrawSchemaForm } from './schema-form.ts';

/** By the form library, with the markup of the portal's own pages. */
export const drawSchemaForm: DrawSchemaForm = ({ schema, values }) =>
  renderToStaticMarkup(
    <Form
      schema={schema as unknown as RJSFSchema}
      uiSchema={{ ...uiSchemaOf(schema), 'ui:submitButtonOptions': { norender: true } }}
      formData={values}
      validator={validator}
      templates={templates}
      widgets={widgets}
      idPrefix={rootId}
      idSeparator={separator}
      tagName={InputsAlone}
      noHtml5Validate
      noValidate
    />,
  );

/** The page has the `<form>`, with its buttons. */
function InputsAlone({ children }: { readonly children?: ReactNode }) {
  return children;
}

function uiSchemaOf({ properties = {}, ...schema }: JsonSchema): UiSchema {
  return {
    ...(schema['x-lines'] !== undefined && { 'ui:widget': 'textarea' }),
    ...Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, uiSchemaOf(inner)])),
  };
}
