import { expect } from 'vitest';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';

/** Everything that a receipt says is said. */
export function expectWhole({ content, filedAt, ...words }: Receipt): void {
  for (const [name, value] of Object.entries(words)) expect(`${name} ${value}`).not.toBe(`${name} `);
  expect(content.length).toBeGreaterThan(0);
  for (const { name, value } of content) expect(name !== '' && value !== '').toBe(true);
  expect(new Date(filedAt).toISOString()).toBe(filedAt);
}
