import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { urlOf } from '../../src/model/url-of.ts';

it('reads an address, or says that it is none', () => {
  expect(urlOf('https://portal.example/a')?.pathname).toBe('/a');
  expect(urlOf('/a', 'https://portal.example')?.href).toBe('https://portal.example/a');
  for (const text of ['', 'a', 'http://', '//\u00e3\u008d\u00bb']) expect(urlOf(text)).toBe(null);
});

it('and nothing of the server asks URL.canParse, which is wrong of some', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((name) => readFileSync(`src/server/${name}`, 'utf8').includes('.canParse('))).toEqual([]);
});
