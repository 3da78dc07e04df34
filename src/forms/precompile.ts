/** Prints validators as ES modules at build time (Node). What runs in the browser needs neither ajv nor `eval`. */

import { Ajv, type KeywordCxt } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../model/json-schema.ts';
import type { NamedSchemas } from '../model/named-schema.ts';
import { formAjv } from './ajv.ts';
import { formats } from './formats.ts';
import type { FormVocabulary } from './schema-of-fields.ts';
import { withTypes } from './schema-with-types.ts';
import { withoutWords } from './without-words.ts';

export interface PrecompileOptions {
  /** Path or URL from the generated module to `src/forms`. Default `../../src/forms`, right for `build/validators` and `build/calls`. */
  readonly formsFolder?: string;
  /** The same for the generated list of all constraints. Default `../constraints.ts`, right for `build/calls`. */
  readonly constraintsModule?: string;
}

/** Compiles the schema of schemas once for all of them. */
const judge = new Ajv({ strict: false });

const defaultFolder = '../../src/forms';

/**
 * Source of a module whose default export validates the data of a form: `validate(data): boolean`, failures in `validate.errors`
 * (ajv's shape without `message`; see `FormValidator`). `schema` comes from `schemaOfFields`; the module imports the tests of the constraints it uses.
 */
export function validatorModule(
  schema: JsonSchema,
  vocabulary: FormVocabulary,
  options: PrecompileOptions = {},
): string {
  const folder = options.formsFolder ?? defaultFolder;
  const fileOf = (constraint: string) => `${folder}/constraints/${kebab(constraint)}.ts`;
  const ajv = formAjv(vocabulary, (constraint) => ({ module: fileOf(constraint), exported: 'test' }));
  const source = esModule(standalone(ajv, ajv.compile(schema)));
  const dynamic = (schema['x-dynamic'] ?? []) as readonly string[];
  return dynamic.length === 0 ? source : withTests(source, dynamic, vocabulary, fileOf);
}

/** Attaches the tests of constraints with run-time arguments to the validator, as a member. */
function withTests(
  source: string,
  dynamic: readonly string[],
  vocabulary: FormVocabulary,
  fileOf: (constraint: string) => string,
): string {
  const imports = dynamic.map(
    (name, index) => `import { test as dynamic${index} } from ${JSON.stringify(fileOf(name))};\n`,
  );
  const tests = dynamic.map((name, index) => {
    const demandsValue = vocabulary.constraints[name]?.demandsValue === true;
    return `${JSON.stringify(name)}: { test: dynamic${index}, demandsValue: ${demandsValue} }`;
  });
  const validate = /export default ([\w$]+);/.exec(source)?.[1];
  return `${imports.join('')}${source}${validate}.tests = { ${tests.join(', ')} };\n`;
}

/**
 * Source of a module whose default export validates a call's body by plain JSON Schema and fills in the schema's defaults (absent members only, in
 * place). It stops at the first failure. `types`: the schemas of `catalog/types` by name, for `$ref`. Throws on a schema that JSON Schema 2020-12
 * does not allow, and on formats missing from `src/forms/formats.ts`.
 */
export function responseValidatorModule(
  schema: JsonSchema,
  types: NamedSchemas,
  options: PrecompileOptions = {},
): string {
  const folder = options.formsFolder ?? defaultFolder;
  const whole = withoutWords(withTypes(schema, types));
  if (judge.validateSchema(whole) !== true) throw new Error(judge.errorsText());
  const ajv = new Ajv({
    strict: false,
    meta: false,
    validateSchema: false,
    messages: false,
    useDefaults: true,
    formats,
    code: { source: true, esm: true, formats: _`require(${`${folder}/formats.ts`}).formats` },
  });
  ajv.addKeyword(opaqueKeyword(folder, options.constraintsModule ?? '../constraints.ts'));
  const source = esModule(standalone(ajv, ajv.compile(whole)));
  // Where in the schema it was written says no more than where in the answer it is, and is a quarter of the code.
  return source
    .replaceAll(/\bschemaPath:"[^"]*",/g, '')
    .replace(
      /\{ default as ([\w$]+) \} from "ajv\/dist\/runtime\/ucs2length"/,
      (_all, local: string) =>
        `{ countCodePoints as ${local} } from ${JSON.stringify(`${folder}/count-code-points.ts`)}`,
    );
}

/** A form that comes as data has rules of its own: one that cannot be drawn makes the whole response malformed. */
function opaqueKeyword(folder: string, constraintsModule: string) {
  return {
    keyword: 'x-opaque',
    code(cxt: KeywordCxt) {
      if (cxt.schema !== 'dataForm') return;
      const isDataForm = cxt.gen.scopeValue('keyword', {
        key: 'isDataForm',
        ref: {},
        code: _`require(${`${folder}/data-form/definition-problems.ts`}).isDataForm`,
      });
      const constraints = cxt.gen.scopeValue('keyword', {
        key: 'constraints',
        ref: constraintsModule,
        code: _`require(${constraintsModule}).constraints`,
      });
      cxt.pass(_`${isDataForm}(${cxt.data}, ${constraints})`);
    },
  };
}

/** ajv prints `const a = require("m").b;` even in ES modules: converts these to imports and moves them to the top. */
function esModule(source: string): string {
  const imports: string[] = [];
  const body = source.replace(
    /const ([\w$]+) = require\(("[^"]+")\)\.([\w$]+)((?:\.[\w$]+|\["[^"]+"\])*);/g,
    (_all, local: string, module: string, exported: string, members: string) => {
      if (members === '') imports.push(`import { ${exported} as ${local} } from ${module};`);
      else imports.push(`import { ${exported} as ${local}Source } from ${module};`);
      return members === '' ? '' : `const ${local} = ${local}Source${members};`;
    },
  );
  if (/\brequire\(/.test(body) || imports.some((line) => line.includes('"ajv/') && !line.includes('ucs2length'))) {
    throw new Error('The validator needs a module of ajv at run time');
  }
  return `${imports.join('\n')}\n${body.replace('"use strict";', '').replace(/export const validate = [\w$]+;/, '')}\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
