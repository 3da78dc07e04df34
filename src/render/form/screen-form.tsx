import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import { useScreen } from '../../draw/place.ts';
import { compiledValidator, schemaOf } from './compiled-validator.ts';
import { ScreenField, templates } from './form-theme.tsx';
import { SubmitForm } from './submit-form.tsx';

const fields = { ScreenField };

/** Independent of props: fields follow the screen's store by themselves. */
export const ScreenForm = memo(function ScreenForm() {
  const { form } = useScreen();
  if (!form) throw new Error('The screen has fields but no compiled form.');
  const validator = useMemo(() => compiledValidator(form), [form]);
  const uiSchema = useMemo(() => uiSchemaOf(schemaOf(form)), [form]);
  return (
    <Form
      schema={schemaOf(form)}
      uiSchema={uiSchema}
      validator={validator}
      fields={fields}
      templates={templates}
      tagName={SubmitForm}
      showErrorList={false}
      focusOnFirstError={false}
      noHtml5Validate
      noValidate
      onError={() => {}}
    />
  );
});

/** Every property is drawn by {@link ScreenField}; our own buttons submit. */
function uiSchemaOf(schema: RJSFSchema): UiSchema {
  return {
    ...Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, { 'ui:field': 'ScreenField' }])),
    'ui:submitButtonOptions': { norender: true },
  };
}
