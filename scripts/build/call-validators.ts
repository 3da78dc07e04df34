import { Ajv } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { JsonSchema } from '../../src/model/json-schema.ts';

// A CommonJS default export: Node hands over the module object, bundlers the function.
const standaloneCode =
  typeof standaloneModule === 'function'
    ? standaloneModule
    : (standaloneModule as { default: typeof import('ajv/dist/standalone/index.js').default }).default;

/** An ES module with the export `validate`, made from a call's `resBody` schema. Runs without `unsafe-eval`. */
export function callValidatorSource(response: JsonSchema): string {
  const ajv = new Ajv({ strict: false, messages: false, code: { source: true, esm: true, lines: true } });
  const code = standaloneCode(ajv, ajv.compile(withoutAnnotations(response) as object));
  // Even with `esm` ajv requires its own run-time parts.
  return code
    .replaceAll(
      /const (\w+) = require\("([^"]+)"\)\.default;/g,
      'import $1Module from "$2.js"; const $1 = $1Module.default ?? $1Module;',
    )
    .replaceAll(/const (\w+) = require\("([^"]+)"\)/g, 'import * as $1 from "$2.js"');
}

/** Wording in a schema must not reach the bundle, nor change the validator. */
export function withoutAnnotations(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutAnnotations);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !(isAnnotation(key) && typeof value !== 'object'))
      .map(([key, value]) => [key, withoutAnnotations(value)]),
  );
}

function isAnnotation(key: string): boolean {
  return key === 'title' || key === 'description' || key === '$schema' || key.startsWith('x-');
}
