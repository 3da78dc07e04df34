import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { namedSchema } from '../../../src/model/named-schema.ts';
import { sampleOf } from '../../walk/sample.ts';
import { contracts } from '../contract/client.ts';
import { hostileValues, leavesOf, withStrangers } from '../contract/hostile-values.ts';

/** Texts that break what takes them for letters of its own: of SQL, JSON, HTML, addresses, formats and Unicode. */
export const oddTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'true',
    '{}',
    '[]',
    '\u0000',
    '\u007f',
    '\ufffe',
    '\ud800',
    'a\udc00b',
    '\u202e',
    '\u200b',
    '﷽',
    '👨‍👩‍👧‍👦',
  ],
  ...[
    "'",
    '"',
    '\\',
    "';--",
    '$1',
    '%s',
    '${x}',
    '{{x}}',
    '<script>',
    '&amp;',
    '__proto__',
    'constructor',
    'toString',
    '../..',
    '\r\nX: 1',
  ],
  ...[
    '20260230',
    '99999999',
    '2026-13-45T99:99:99+99:99',
    'NaN',
    '1e309',
    '0x10',
    '０１２',
    'ｱｲｳ',
    'か\u3099',
    '㍻',
    'a@b',
    '@',
    '+81',
  ],
  ...['x'.repeat(300), '字'.repeat(3000), '𠮷'.repeat(60_000)],
];

const anyText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 40 }));

/** Of another type, or of none that a schema names. */
const anyValue: Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, 0, -0, 2 ** 53, -(2 ** 31) - 1, [], {}, [[]], { a: { b: {} } }),
  fc.json({ maxDepth: 4 }).map((text) => JSON.parse(text) as unknown),
);

/** What a schema takes, by chance. */
function valid(schema: JsonSchema | undefined, depth = 0): Arbitrary<unknown> {
  const real = schema === undefined ? null : namedSchema(schema, contracts.types);
  if (real === null || depth > 6) return fc.constant(sampleOf(schema, contracts));
  if (real.enum !== undefined) return fc.constantFrom(...real.enum);
  if (real.type === 'object' && real.properties !== undefined)
    return fc.record(
      Object.fromEntries(Object.entries(real.properties).map(([name, inner]) => [name, valid(inner, depth + 1)])),
      { requiredKeys: [...(real.required ?? [])] },
    );
  if (real.type === 'array') return fc.array(valid(real.items, depth + 1), { maxLength: 3 });
  if (real.type === 'boolean') return fc.boolean();
  const sample = fc.constant(sampleOf(schema, contracts));
  return real.type === 'string' && real.pattern === undefined ? fc.oneof(sample, anyText) : sample;
}

/** What its contract takes, or that with one thing wrong: a member of another type, length or spelling, one that is missing, one too many, one without end. */
export function bodies(request: JsonSchema | null): Arbitrary<unknown> {
  if (request === null) return fc.oneof(fc.constant(undefined), anyValue);
  const good = fc.oneof(fc.constant(sampleOf(request, contracts, '', 9)), valid(request));
  const chosen = fc.nat(1_000_000);
  const some = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
  const oneWrong = fc.tuple(good, chosen, anyValue).map(([body, at, value]) => {
    const leaf = some(leavesOf(body, request), at);
    return leaf === undefined ? value : leaf.with(value);
  });
  const hostile = fc.tuple(good, chosen, chosen).map(([body, at, which]) => {
    const leaf = some(leavesOf(body, request), at);
    return leaf === undefined ? body : leaf.with(some(hostileValues(leaf), which));
  });
  const missing = fc
    .tuple(good, chosen)
    .map(([body, at]) => some(leavesOf(body, request), at)?.with(undefined) ?? body);
  const extra = fc.tuple(good, chosen).map(([body, at]) => some(withStrangers(body, request), at) ?? body);
  return fc.oneof(good, good, oneWrong, oneWrong, hostile, missing, extra, anyValue);
}

export { anyText };
