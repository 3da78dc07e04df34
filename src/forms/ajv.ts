import { Ajv, type KeywordCxt } from 'ajv';
import { _, getProperty, type Name, not, or } from 'ajv/dist/compile/codegen/index.js';
import { checkDataType, DataType } from 'ajv/dist/compile/validate/dataType.js';
import type { Constraint } from '../model/vocabulary.ts';
import { keywordOf } from './constraint-keyword.ts';
import { type FormVocabulary, schemaTypes } from './schema-of-fields.ts';

/** Where a generated module finds the test of a constraint; the place is that of `src/forms/constraints/<file>.ts`. */
export type TestSource = (constraint: string) => { readonly module: string; readonly exported: string };

/**
 * ajv that knows the constraints as keywords, for Node (it compiles by `new Function`, which the browser's policy forbids).
 * A constraint replaces ajv's own keyword of that name: `maxLength` counts what a person sees, an empty text is left to `required`.
 * `source` is needed only to print standalone code.
 */
export function formAjv(vocabulary: FormVocabulary, source?: TestSource): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    ownProperties: true,
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
 * A keyword at a property. A value of another type than the field's is reported as that alone, so nothing else is asked then. ajv sees to it where
 * a keyword has one type; one of several would be printed once for each, so those are printed once behind a question for the field's type.
 */
function checking(constraint: Constraint, keyword: string, source: TestSource | undefined) {
  const [type, ...more] = constraint.appliesTo.map((fieldType) => schemaTypes[fieldType]);
  const oneType = type !== undefined && more.length === 0;
  return {
    keyword,
    ...(oneType ? { type } : {}),
    error: { message: '', params: (cxt: { schemaCode: unknown }) => _`{argument: ${cxt.schemaCode as Name}}` },
    code(cxt: KeywordCxt) {
      const accepted = _`${testIn(cxt, constraint, source)}(${cxt.data}, ${cxt.schemaCode})`;
      cxt.pass(oneType ? accepted : or(checkDataType(cxt.parentSchema.type, cxt.data, true, DataType.Wrong), accepted));
    },
  };
}

/** A keyword at the root that lists field names, so that absent values are seen; errors name the field as ajv's `required` does. */
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
