import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allFigures, figuresTable } from '../../scripts/guide/figures.ts';
import { processSettingsTable } from '../../scripts/guide/process-settings.ts';
import { refreshed } from '../../scripts/guide/sections.ts';
import { processSettings } from '../../src/server/kernel/portal/process-settings.ts';
import { root } from '../lint/project.ts';

it('the tables of variables and of figures are as the server has them (npx tsx scripts/guide.ts brings it up to date)', () => {
  const written = readFileSync(`${root}/docs/operations.md`, 'utf8');
  expect(written).toBe(
    refreshed(written, { settings: processSettingsTable(processSettings), figures: figuresTable(allFigures()) }),
  );
  for (const name of Object.keys(processSettings)) expect(written).toContain(`| \`${name}\` |`);
});
