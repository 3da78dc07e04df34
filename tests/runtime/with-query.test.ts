import { expect, it } from 'vitest';
import { withQuery } from '../../src/runtime/navigation/with-query.ts';

it.each([
  ['nothing to add', '/guide/', {}, '/guide/'],
  ['only absent and empty values', '/guide/?a=1', { b: undefined, c: null, d: '' }, '/guide/?a=1'],
  ['a first parameter', '/guide/', { link: 'x' }, '/guide/?link=x'],
  ['after what the address says', '/guide/?from=%20a', { link: 'x' }, '/guide/?from=%20a&link=x'],
  ['after an open query', 'https://site.example?', { link: 'x' }, 'https://site.example?link=x'],
  ['before the fragment', '/guide/?a=1#top#b', { link: 'x' }, '/guide/?a=1&link=x#top#b'],
  ['encoded', '/guide/', { 'na me': 'あ&=#?', n: 0, is: false }, '/guide/?na+me=%E3%81%82%26%3D%23%3F&n=0&is=false'],
])('an address with more parameters: %s', (_what, address, values, url) => {
  expect(withQuery(address, values)).toBe(url);
});
