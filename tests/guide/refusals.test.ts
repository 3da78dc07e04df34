import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusalsTable } from '../../scripts/guide/refusals.ts';
import { refreshed } from '../../scripts/guide/sections.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { root } from '../lint/project.ts';

it('the table of refusals is as the contracts say (npx tsx scripts/guide.ts brings it up to date)', async () => {
  const written = readFileSync(`${root}/docs/refusals.md`, 'utf8');
  const contracts = await readContracts(new URL('../../catalog/', import.meta.url));
  expect(written).toBe(refreshed(written, { refusals: refusalsTable(contracts) }));
  expect(written.split('\n').filter((line) => line.startsWith('| `')).length).toBeGreaterThan(40);
});
