import { expect, it } from 'vitest';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText } from '../../src/expressions/text.ts';
import { sharedMessages } from './messages.ts';

const ja = sharedMessages('ja');

it('the English catalogue is a copy of the Japanese one [SH-013]', () => {
  expect(Object.entries(sharedMessages('en'))).toEqual(Object.entries(ja));
});

it.each(Object.entries(ja))('message %s is a text that can be read', (_key, message) => {
  const { parts, problems } = parseText(message);
  const expressions = parts.flatMap((part) => (typeof part === 'string' ? [] : parseExpression(part.source).problems));
  expect([...problems, ...expressions]).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
});
