import { Ajv, type KeywordCxt } from 'ajv';
import { _, getProperty, type Name, not, or } from 'ajv/dist/compile/codegen/index.js';
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';
import type { Constraint } from '../model/vocabulary.ts';
import { keywordOf } from './constraint-keyword.ts';
import { type FormVocabulary, schemaTypes } from './schema-of-fields.ts';

/** Where generated code imports a constraint's test from: the path of `src/forms/constraints/<file>.ts`. */
export type TestSource = (constraint: string) => { readonly module: string; readonly exported: string };

/**
 * ajv with the constraints as keywords, for Node (it compiles with `new Function`, which the browser's policy forbids).
 * A constraint replaces ajv's own keyword of the same name: `maxLength` counts what a user sees, and an empty text is left to `required`.
 * `source` is needed only to print standalone code.
 */
export function formAjv(vocabulary: FormVocabulary, source?: TestSource): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    ownProperties: true,
    allowUnionTypes: true,
    code: source ? { source: true, esm: true, lines: false } : {},
  });
  ajv.addVocabulary(['x-dynamic']);
  for (const constraint of Object.values(vocabulary.constraints)) {
    const keyword = keywordOf(constraint.name);
    if (ajv.getKeyword(keyword)) ajv.removeKeyword(keyword);
    ajv.addKeyword(
      constraint.demandsValue ? demanding(constraint, keyword, source) : checking(constraint, keyword, source),
    );
  }
  return ajv;
}

/**
 * A keyword on a property. A value of the wrong type is reported as that alone, without testing anything else. ajv ensures this for keywords with one
 * type; those with several would be printed once per type, so they are printed once behind a check of the field's type.
 */
function checking(constraint: Constraint, keyword: string, source: TestSource | undefined) {
  const [type, ...more] = constraint.appliesTo.flatMap((fieldType) => schemaTypes[fieldType]);
  const oneType = type !== undefined && more.length === 0;
  return {
    keyword,
    ...(oneType ? { type } : {}),
    error: { message: '', params: (cxt: { schemaCode: unknown }) => _`{argument: ${cxt.schemaCode as Name}}` },
    code(cxt: KeywordCxt) {
      const accepted = _`${testIn(cxt, constraint, source)}(${cxt.data}, ${cxt.schemaCode})`;
      cxt.pass(
        oneType
          ? accepted
          : or(checkDataTypes([cxt.parentSchema.type].flat(), cxt.data, true, DataType.Wrong), accepted),
      );
    },
  };
}

/** A keyword at the root that lists field names, so that absent values are tested too; errors name the field as ajv's `required` does. */
function demanding(constraint: Constraint, keyword: string, source: TestSource | undefined) {
  return {
    keyword,
    type: 'object' as const,
    schemaType: 'array' as const,
    error: {
      message: '',
      params: (cxt: { params: { missingProperty?: unknown } }) =>
        _`{missingProperty: ${cxt.params.missingProperty as Name}}`,
    },
    code(cxt: KeywordCxt) {
      const test = testIn(cxt, constraint, source);
      for (const field of cxt.schema as readonly string[]) {
        cxt.setParams({ missingProperty: _`${field}` });
        cxt.gen.if(not(_`${test}(${cxt.data}${getProperty(field)}, true)` as never), () => cxt.error(true));
      }
    },
  };
}

function testIn(cxt: KeywordCxt, constraint: Constraint, source: TestSource | undefined): Name {
  const from = source?.(constraint.name);
  return cxt.gen.scopeValue('keyword', {
    key: constraint.name,
    ref: constraint.test,
    ...(from ? { code: _`require(${from.module})${getProperty(from.exported)}` } : {}),
  });
}
