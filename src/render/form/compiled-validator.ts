import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { CompiledForm } from '../../runtime/contract/host.ts';

/** The schema typed for RJSF, which declares every list mutable but changes none. */
export function schemaOf(form: CompiledForm): RJSFSchema {
  return form.schema as unknown as RJSFSchema;
}

/**
 * Adapts the precompiled validator to RJSF. Screen schemas are flat (no `oneOf`, no `if`), so RJSF never validates a subschema; error wording comes
 * from the runtime.
 */
export function compiledValidator(form: CompiledForm): ValidatorType {
  const errorsOf = (data: unknown) => (form.validate(data) ? [] : (form.validate.errors ?? []));
  return {
    isValid: (schema: RJSFSchema, data: unknown) => {
      if (schema !== schemaOf(form)) throw new Error('Only the whole schema of a screen is compiled.');
      return form.validate(data);
    },
    rawValidation: <Result>(_schema: RJSFSchema, data: unknown) => ({ errors: errorsOf(data) as unknown as Result[] }),
    validateFormData: (data: unknown) => ({
      errors: errorsOf(data).map(({ keyword, instancePath, params }) => ({
        name: keyword,
        property: instancePath,
        params,
        stack: keyword,
      })),
      errorSchema: {},
    }),
  };
}
