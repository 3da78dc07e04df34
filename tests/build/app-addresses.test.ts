import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('one place of the server says where the citizen app is; all others name a screen, or ask for an address below it', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const written = files.filter((file) => /['"`]\/svc\b/.test(readFileSync(`src/server/${file}`, 'utf8')));
  expect(written).toEqual(['kernel/page/app-address.ts']);
});
