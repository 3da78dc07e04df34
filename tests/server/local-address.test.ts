import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localAddress, ownAddress, withValues } from '../../src/server/kernel/page/local-address.ts';
import { leadsElsewhere, ways } from './ways-elsewhere.ts';

const origin = 'https://portal.example';

/** Where a browser on the portal goes when it is sent there. */
const goesTo = (location: string) => new URL(location, `${origin}/login`);

/** Pieces of which the ways out of a site are made, in any order. */
const pieces = [
  ...[
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    '\r',
    '\0',
    ' ',
    '@',
    ':',
    '?',
    '#',
    ';',
    '&',
    '=',
  ],
  ...[
    '。',
    '．',
    '／',
    '＼',
    '\u200b',
    '\ud800',
    'a',
    'svc',
    'http:',
    'https:',
    'javascript:',
    'user:pass@',
    'evil.example',
  ],
  ...['portal.example', `${origin}`, `${origin}/`, 'site.invalid', 'http://site.invalid/', '[::1]', '%00', '%0d%0a'],
];
const composed = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''));
const anyText = fc.oneof(
  composed,
  composed.map((text) => `/${text}`),
  fc.string({ unit: 'binary' }),
);

describe('an address on this site', () => {
  it.each([
    ['/', '/'],
    ['/svc/kana/top?a=1&b=//x#c', '/svc/kana/top?a=1&b=//x#c'],
    ['/a/../svc/./x', '/svc/x'],
    ['/login?to=/.//x', '/login?to=/.//x'],
    ['/見本?名=値', '/%E8%A6%8B%E6%9C%AC?%E5%90%8D=%E5%80%A4'],
    [`${origin}/svc/x`, '/svc/x'],
  ])('%s is %s', (text, address) => {
    expect(localAddress(text, origin)).toBe(address);
  });

  it.each(ways)('%j is none', (text) => {
    expect(localAddress(text, origin)).toBeNull();
    expect(() => ownAddress(text)).toThrow('No address of this site');
  });

  it.each(leadsElsewhere)('%j would lead elsewhere once it is normalised', (text) => {
    const { pathname } = new URL(text, origin);
    expect(goesTo(pathname).origin).not.toBe(origin);
  });

  it('whatever it is made of, a browser that is sent there stays, and what is normalised stays as it is', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyText, composed, (text, value) => {
        const address = localAddress(text, origin);
        if (address === null) return;
        accepted += 1;
        for (const location of [address, withValues(address, [['nonce', value]])]) {
          expect(goesTo(location).origin).toBe(origin);
          expect(location).toMatch(/^\/(?![/\\])[\x20-\x7e]*$/);
          expect(localAddress(location, origin)).toBe(location);
        }
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  it('parameters replace those of the same name and go before the hash', () => {
    expect(
      withValues(ownAddress('/svc/x?a=1&b=2#c'), [
        ['b', '3'],
        ['d', '&'],
      ]),
    ).toBe('/svc/x?a=1&b=3&d=%26#c');
  });

  it('no other file of the server redirects', () => {
    const folder = new URL('../../src/server/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const redirecting = files.filter((name) =>
      /\.redirect\(|'location'/i.test(readFileSync(new URL(name, folder), 'utf8')),
    );
    expect(redirecting.map((name) => name.replaceAll('\\', '/'))).toEqual(['kernel/page/local-address.ts']);
  });
});
