import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { namedSchema } from '../../../src/model/named-schema.ts';
import { contracts, type Reply } from './client.ts';

const { types } = contracts;

/** A value that is sent, and what its contract says of it. */
export interface Leaf {
  readonly where: string;
  readonly schema: JsonSchema;
  /** The whole body with another value there. */
  with(value: unknown): unknown;
}

/** Every text, number and list of a body, at any depth. */
export function leavesOf(body: unknown, schema: JsonSchema, where = ''): readonly Leaf[] {
  const real = namedSchema(schema, types) ?? {};
  const own: Leaf = { where, schema: real, with: (value) => value };
  if (typeof body !== 'object' || body === null) return [own];
  const inner = Object.entries(body).flatMap(([name, part]) => {
    const below = (Array.isArray(body) ? real.items : real.properties?.[name]) ?? {};
    return leavesOf(part, below, `${where}/${name}`).map((leaf) => ({
      ...leaf,
      with: (value: unknown) =>
        Array.isArray(body) ? body.with(Number(name), leaf.with(value)) : { ...body, [name]: leaf.with(value) },
    }));
  });
  return Array.isArray(body) ? [own, ...inner] : inner;
}

/** A body with a member that no contract knows, in each of its records. */
export function withStrangers(body: unknown, schema: JsonSchema): readonly unknown[] {
  const real = namedSchema(schema, types) ?? {};
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body))
    return body.flatMap((item, index) => withStrangers(item, real.items ?? {}).map((other) => body.with(index, other)));
  // A record whose members are data has no others.
  if (real.properties === undefined) return [];
  return [
    { ...body, unknownToAll: 'x' },
    ...Object.entries(body).flatMap(([name, part]) =>
      withStrangers(part, real.properties?.[name] ?? {}).map((other) => ({ ...body, [name]: other })),
    ),
  ];
}

export const long = '9'.repeat(5000);

/** A text by which something is looked up, of any form. */
export function isKey({ schema }: Leaf): boolean {
  const hasForm = ['enum', 'const', 'pattern', 'format'].some((keyword) => keyword in schema);
  return schema.type === 'string' && schema['x-for'] === 'machine' && !hasForm;
}

/** What somebody sends who tries. */
export function hostileValues(leaf: Leaf): readonly unknown[] {
  if (leaf.schema.type === 'integer' || leaf.schema.type === 'number') return [2 ** 31, -(2 ** 53), 1e300, 0.5];
  if (leaf.schema.type === 'array') return [new Array(2000).fill(''), new Array(2000).fill({})];
  if (leaf.schema.type === 'string')
    return [long, '𠮷'.repeat(20_000), "' or 1=1 --", '%', '__proto__', '\u202E', '../..', '\n'];
  return [{}, 'x'.repeat(5000)];
}

/** Of every call. */
const ownCodes = ['invalid-request', 'input-refused', 'idempotency-key', 'ED1107', 'EDA101', 'EDA204', 'WL1506'];

/** How an answer is none that the contract knows; null = it is one. */
export function strangeReply(reply: Reply, codes: readonly string[] = []): string | null {
  if (reply.status >= 500) return `${reply.status}`;
  const known = [...ownCodes, ...codes];
  const told = reply.errors.map(({ errorCode }) => errorCode);
  const isKnown =
    told.length > 0
      ? told.every((code) => known.includes(code))
      : reply.resultCode === '0000' || known.includes(`result-${reply.resultCode}`);
  return isKnown ? null : `${reply.resultCode} ${told}`;
}
