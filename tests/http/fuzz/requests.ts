import { gzipSync } from 'node:zlib';
import fc, { type Arbitrary } from 'fast-check';
import { calls } from '../contract/client.ts';
import type { KnownRoute } from './routes.ts';
import { anyText, bodies, oddTexts } from './values.ts';

/** A request as it is put on the line. */
export interface Fuzzed {
  /** Of the contracts; null = another address. */
  readonly call: string | null;
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
  /** Which of the logins sends it; 0 = nobody has logged in. */
  readonly who: number;
}

/** As many people send as this, with nobody. */
export const mostWho = 6;

const who = fc.nat(mostWho - 1);
const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND');

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    ...['', 'application/json; charset=utf-16', 'APPLICATION/JSON', 'application/json;;;', 'text/plain', 'text/html'],
    ...[
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/xml',
      '*/*',
      'a',
    ],
  ),
);

/** What Node lets a client write into a header: bytes, and none of control. */
const headerText = anyText.map((text) =>
  [...Buffer.from(text, 'utf8').subarray(0, 8000)]
    .filter((byte) => byte >= 0x20 && byte !== 0x7f)
    .map((byte) => String.fromCharCode(byte))
    .join(''),
);

const oddHeaders: Arbitrary<Fuzzed['headers']> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  fc
    .tuple(
      fc.constantFrom(
        ...[
          'idempotency-key',
          'intention-key',
          'session-person',
          'cookie',
          'origin',
          'referer',
          'host',
          'accept',
          'accept-encoding',
        ],
        ...[
          'accept-language',
          'range',
          'if-none-match',
          'if-modified-since',
          'x-forwarded-for',
          'x-request-id',
          'content-encoding',
        ],
        ...['sec-fetch-site', 'authorization', 'upgrade', 'x-http-method-override', 'user-agent'],
      ),
      headerText,
    )
    .map(([name, value]) => ({ [name]: value })),
);

/** Text of JSON, and what becomes of it on a bad line. */
const spoiled: Arbitrary<(text: string) => Buffer> = fc.oneof(
  { weight: 20, arbitrary: fc.constant((text: string) => Buffer.from(text)) },
  fc.constantFrom(
    (text: string) => Buffer.from(text.slice(0, -1)),
    (text: string) => Buffer.from(`\ufeff${text}`),
    (text: string) => Buffer.from(text, 'utf16le'),
    (text: string) =>
      Buffer.concat([
        Buffer.from(text.slice(0, 30)),
        Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80]),
        Buffer.from(text.slice(30)),
      ]),
    (text: string) => gzipSync(text),
    (text: string) => Buffer.from(text.replace('{', '{"__proto__":{"a":1},"constructor":{"prototype":{}},')),
    (text: string) => Buffer.from(text.replace('"reqBody":', '"reqBody":1,"reqBody":')),
    () => Buffer.from(`${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`),
    () => Buffer.from(`${'['.repeat(60_000)}${']'.repeat(60_000)}`),
    () => Buffer.from(`[${'1,'.repeat(100_000)}1]`),
    () => Buffer.from('x'.repeat(300_000)),
    () => Buffer.alloc(0),
  ),
);

const screenIds = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('SCK2301-01-001', 'SCK1602-01-002') },
  anyText,
  fc.constantFrom(1, null, {}, []),
);

const ofCalls: Arbitrary<Fuzzed> = fc
  .constantFrom(...calls)
  .chain(({ entry, request }) =>
    fc.record({
      call: fc.constant(entry.call),
      method: fc.oneof({ weight: 20, arbitrary: fc.constant('POST') }, methods),
      path: fc.oneof(
        { weight: 20, arbitrary: fc.constant(entry.path) },
        anyQuery().map((query) => `${entry.path}?${query}`),
      ),
      type: contentTypes,
      more: oddHeaders,
      content: fc.tuple(screenIds, bodies(request ?? null), spoiled),
      keys: fc.tuple(fc.nat(40), fc.nat(40)),
      who,
    }),
  )
  .map(({ type, more, content: [screenId, reqBody, spoil], keys, ...request }) => ({
    ...request,
    headers: {
      ...(type !== '' && { 'content-type': type }),
      'idempotency-key': `fuzz-${keys[0]}`,
      'intention-key': `fuzz-${keys[1]}`,
      ...more,
    },
    body:
      request.method === 'GET' || request.method === 'HEAD'
        ? null
        : spoil(JSON.stringify({ commonHeader: { screenId }, reqBody })),
  }));

const oddParts = [
  ...oddTexts,
  '%',
  '%zz',
  '%E3%81',
  '%c0%af',
  '%ED%A0%80',
  '%00',
  '%2F',
  '..%2f',
  '1',
  '2026112400000001',
];
const part = fc.oneof(
  fc
    .constantFrom(...oddParts)
    .map((text) => (/^[\x21-\x7e]*$/.test(text) ? text : encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '_')))),
  fc.webFragments(),
);
const anyQuery = () =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'to',
          'persona',
          'copy',
          'token',
          'code',
          'q',
          'page',
          'sort',
          'linkId',
          'note',
          'person',
          'a[b]',
          '__proto__',
          '',
        ),
        part,
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value.slice(0, 2000)}`).join('&'));

/** Node refuses to send what no address holds. */
const sendable = (path: string) => path.replaceAll(/[^\x21-\x7e]/g, '_').slice(0, 15_000);

function ofPages(routes: readonly KnownRoute[]): Arbitrary<Fuzzed> {
  return fc
    .record({
      route: fc.constantFrom(...routes),
      other: fc.option(methods, { freq: 6 }),
      parts: fc.array(part, { minLength: 4, maxLength: 4 }),
      query: fc.option(anyQuery()),
      type: fc.constantFrom(
        'application/x-www-form-urlencoded',
        'application/json',
        'text/plain',
        'multipart/form-data',
      ),
      form: anyQuery(),
      more: oddHeaders,
      who,
    })
    .map(({ route, other, parts, query, type, form, more, who: by }) => {
      let nth = 0;
      const path = route.path.replaceAll(/:\w+|\*/g, () => parts[nth++ % parts.length] ?? '');
      const method = other ?? route.method;
      return {
        call: null,
        method,
        path: sendable(`${path.startsWith('/') ? '' : '/'}${path}${query === null ? '' : `?${query}`}`),
        headers: { ...(method === 'POST' && { 'content-type': type }), ...more },
        body: method === 'POST' ? Buffer.from(form) : null,
        who: by,
      };
    });
}

/** Three calls to one page. */
export const anyRequest = (routes: readonly KnownRoute[]): Arbitrary<Fuzzed> =>
  fc.oneof({ weight: 3, arbitrary: ofCalls }, { weight: 1, arbitrary: ofPages(routes) });
