import { readdir, readFile } from 'node:fs/promises';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import { withTypes } from '../../forms/schema-with-types.ts';
import type { JsonSchema } from '../../model/json-schema.ts';

/** A call as the server keeps it: both directions checked with the schemas that the browser uses. */
export interface ServerCall {
  readonly name: string;
  /** Japanese. */
  readonly title: string;
  /** Example `/api/familyregister/domicileGet`. */
  readonly path: string;
  /** A write: a repeated idempotency key has no second effect, and the writes of one citizen are done one after the other. */
  readonly sendOnce: boolean;
  /** Largest request body in bytes; null = that of every call. */
  readonly mostBytes: number | null;
  /** Checks `{commonHeader, reqBody}`. */
  readonly checkRequest: ValidateFunction;
  /** False: the call answers without `resBody`. */
  readonly hasResponse: boolean;
  /** Checks `resBody` and removes what the schema does not declare. */
  readonly checkResponse: ValidateFunction;
}

/** What the server reads of `catalog/calls/<call>.yaml`. */
interface CallEntry {
  readonly title: string;
  readonly path: string;
  readonly sendOnce?: boolean;
  readonly mostBytes?: number;
}

const commonHeader = {
  type: 'object',
  properties: { screenId: { type: 'string', minLength: 1, maxLength: 40 } },
  required: ['screenId'],
};

function compiler(removeAdditional: false | 'all') {
  const ajv = new Ajv2020({ coerceTypes: false, removeAdditional, strict: false, allErrors: false });
  // The package's default export is the function itself in CommonJS.
  (formats as unknown as (target: Ajv2020) => void)(ajv);
  return ajv;
}

/** The named types of `schemas/types/`, to which the schemas of calls refer. A missing folder has none. */
async function readTypes(folder: URL): Promise<{ readonly [name: string]: JsonSchema }> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const read = async (file: string) =>
    [file.replace('.schema.json', ''), JSON.parse(await readFile(new URL(file, folder), 'utf8'))] as const;
  return Object.fromEntries(await Promise.all(files.filter((file) => file.endsWith('.schema.json')).map(read)));
}

/** Reads `catalog/calls/<call>.yaml`, `schemas/calls/<call>.schema.json` and `schemas/types/`; keyed by path. Throws when they do not agree. */
export async function readCalls(catalogFolder: URL, schemaFolder: URL): Promise<ReadonlyMap<string, ServerCall>> {
  const requests = compiler(false);
  const responses = compiler('all');
  const types = await readTypes(new URL('../types/', schemaFolder));
  const calls = new Map<string, ServerCall>();
  for (const file of (await readdir(catalogFolder)).filter((name) => name.endsWith('.yaml')).sort()) {
    const name = file.replace(/\.yaml$/, '');
    const entry = parse(await readFile(new URL(file, catalogFolder), 'utf8')) as CallEntry;
    const schema = JSON.parse(await readFile(new URL(`${name}.schema.json`, schemaFolder), 'utf8')) as JsonSchema;
    const reqBody = schema.properties?.reqBody;
    const request = {
      type: 'object',
      properties: { commonHeader, ...(reqBody === undefined ? {} : { reqBody }) },
      required: ['commonHeader', ...(reqBody !== undefined && schema.required?.includes('reqBody') ? ['reqBody'] : [])],
    };
    // Compiling them all would take most of the time until the server listens; each is proved to compile by its test.
    const checkRequest = once(() => requests.compile(withTypes(request, types)));
    const checkResponse = once(() => responses.compile(withTypes(schema.properties?.resBody ?? { not: {} }, types)));
    calls.set(entry.path, {
      name,
      title: entry.title,
      path: entry.path,
      sendOnce: entry.sendOnce ?? false,
      mostBytes: entry.mostBytes ?? null,
      get checkRequest() {
        return checkRequest();
      },
      hasResponse: schema.properties?.resBody !== undefined,
      get checkResponse() {
        return checkResponse();
      },
    });
  }
  return calls;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
