import { Ajv, type ValidateFunction } from 'ajv';
import { isDataForm } from '../../src/forms/data-form/definition-problems.ts';
import { formats } from '../../src/forms/formats.ts';
import { withTypes } from '../../src/forms/schema-with-types.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import type { Project } from '../../src/model/project.ts';
import type { CompiledValidator } from '../../src/runtime/contract/host.ts';
import { formVocabulary } from '../forms/vocabulary.ts';

/** Validators of what calls carry, each compiled when it is first asked for. */
export interface Contracts {
  /** As the build makes them: absent members get their defaults. */
  readonly responses: { readonly [call: string]: CompiledValidator };
  /** What a request has wrong; null = it fits its contract. */
  requestFault(call: string, body: unknown): string | null;
  /** What a value of a state's type has wrong; null = it fits. */
  stateFault(type: string, value: unknown): string | null;
}

export function contractsOf({ callSchemas, types }: Project): Contracts {
  const ajv = new Ajv({ strict: false, useDefaults: true, formats });
  ajv.addKeyword({
    keyword: 'x-opaque',
    validate: (kind: unknown, data: unknown) => kind !== 'dataForm' || isDataForm(data, formVocabulary.constraints),
  });
  const basic: { readonly [type: string]: JsonSchema } = {
    flag: { type: 'boolean' },
    text: { type: 'string' },
    number: { type: 'number' },
  };
  const requests = new Map<string, ValidateFunction | null>();
  const states = new Map<string, ValidateFunction>();
  const responses = {};
  for (const { name, response } of callSchemas) {
    if (response === null) continue;
    let compiled: ValidateFunction | null = null;
    Object.defineProperty(responses, name, { get: () => (compiled ??= ajv.compile(withTypes(response, types))) });
  }
  return {
    responses,
    requestFault(call, body) {
      const schema = callSchemas.find(({ name }) => name === call)?.request ?? null;
      const validate = requests.get(call) ?? (schema === null ? null : ajv.compile(withTypes(schema, types)));
      requests.set(call, validate);
      return validate === null || validate(body) ? null : `${call}: ${ajv.errorsText(validate.errors)}`;
    },
    stateFault(type, value) {
      const validate = states.get(type) ?? ajv.compile(withTypes(basic[type] ?? types[type] ?? {}, types));
      states.set(type, validate);
      return validate(structuredClone(value)) ? null : ajv.errorsText(validate.errors);
    },
  };
}
