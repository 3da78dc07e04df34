import { describe, expect, it } from 'vitest';
import { urlParameters } from '../../src/runtime/navigation/url-parameters.ts';

const screen = {
  url: [
    { name: 'q', optional: true, also: 'query', is: null },
    { name: 'errCode', optional: true, also: null, is: 'errorNumber' },
  ],
} as const;

describe('parameters of an address', () => {
  it.each([
    ['?q=保育士', { q: '保育士' }],
    ['?query=保育士', { q: '保育士' }],
    ['?q=', {}],
    ['?q=%00', {}],
    ['?q=a%00b', {}],
    ['?q=%1B%5B31m', {}],
    ['?errCode=x', {}],
    ['?unknown=1', {}],
  ])('%s', (search, found) => {
    expect(urlParameters(screen, search)).toEqual(found);
  });
});
