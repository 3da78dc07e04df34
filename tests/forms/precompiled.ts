import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ValidatorError } from '../../src/forms/error-messages.ts';
import { responseValidatorModule, validatorModule } from '../../src/forms/precompile.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { formVocabulary } from './vocabulary.ts';

export interface Validator {
  (data: unknown): boolean;
  errors?: ValidatorError[] | null;
}

const constraintsModule = join(import.meta.dirname, '../../build/constraints.ts');
const formsFolder = join(import.meta.dirname, '../../src/forms');

/** The printed validator of a form's schema, loaded as the module it is. */
export function precompiled(schema: JsonSchema): Promise<Validator> {
  return load(validatorModule(schema, formVocabulary, { formsFolder }));
}

export function precompiledResponse(schema: JsonSchema, types: { readonly [name: string]: JsonSchema } = {}) {
  return load(responseValidatorModule(schema, types, { formsFolder, constraintsModule }));
}

async function load(source: string): Promise<Validator> {
  const folder = mkdtempSync(join(tmpdir(), 'validator-'));
  try {
    writeFileSync(join(folder, 'validator.js'), source);
    const module = (await import(/* @vite-ignore */ join(folder, 'validator.js'))) as { default: Validator };
    return module.default;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
