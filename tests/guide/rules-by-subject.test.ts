import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('rules that the staff guide lists by what they find are rules', () => {
  const guide = readFileSync('docs/editing-screens.ja.md', 'utf8');
  const table = /\| 見つけること \| 規則 \|\n(.*?)\n\n/s.exec(guide)?.[1] ?? '';
  const listed = [...table.matchAll(/`([\w-]+)`/g)].map(([, id]) => id);
  const rules = readdirSync('src/lint/rules').map((file) => file.replace(/\.ts$/, ''));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((id) => !rules.includes(id ?? ''))).toEqual([]);
});
