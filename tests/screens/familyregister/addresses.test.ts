import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOrigin } from '../../../src/runtime/navigation/origin.ts';
import { screenUrl } from '../../../src/runtime/navigation/routes.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';

const project = projectOf();
standStill();

describe('origins', () => {
  const portal = 'https://portal.example';

  it('whatever is accepted really leads to the portal [AM-037]', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        portal,
        'portal.example',
        'https:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '?',
        '#',
        '.',
        'javascript:',
        'data:',
        'blob:',
        '%2f',
        ' ',
        '\t',
        '\n',
        'evil.example',
        ':443',
        ':8443',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = pieces.join('');
        if (!hasOrigin(address, [portal])) return;
        const { protocol, host } = new URL(address, 'https://elsewhere.example/');
        expect([protocol, host]).toEqual(['https:', 'portal.example']);
      }),
      { numRuns: 3000 },
    );
  });

  it('any path and query of the portal is accepted [AM-037]', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        expect(hasOrigin(`${portal}${path}?${query}`, [portal])).toBe(true);
      }),
    );
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/1',
    '/return',
    '//portal.example/',
    '',
    'portal.example',
    'ftp://portal.example/',
    'https://portal.example.',
  ])('%s is refused [AM-037]', (address) => expect(hasOrigin(address, [portal])).toBe(false));
});

describe('addresses', () => {
  const route = (path: string) => ({ name: 'r', path, kind: '' });

  it.each([
    ['AM-010 with trailing slash', 'familyregister/select/', 'familyregister-select'],
    ['AM-010 without', 'familyregister/select', 'familyregister-select'],
    ['with a leading one', '/familyregister/select/', 'familyregister-select'],
    ['longer than any', 'familyregister/select/x', null],
    ['SH-017 unknown', 'nowhere', null],
    ['SH-018 the bare root', '', null],
    ['not decodable', 'familyregister/%E0%A4%A', null],
  ])('%s', (_, path, expected) => {
    const match = openBrowser({ project }).portal.match(path);
    expect(match !== null && 'screen' in match ? match.screen : null).toBe(expected);
  });

  it.each([
    ['a/{x}/b', { x: '1' }, 'a/1/b'],
    ['a/{x}/', { x: 'あ/' }, 'a/%E3%81%82%2F/'],
    ['a/{x}/{y?}', { x: '1' }, 'a/1'],
    ['a/{x}', {}, null],
    ['a/', { type: '06' }, 'a/?type=06'],
    ['a/', { type: '', kind: undefined, of: 0 }, 'a/?of=0'],
  ])('%s with %o', (path, values, expected) => {
    expect(screenUrl([route(path)], values)).toBe(expected);
  });
});
