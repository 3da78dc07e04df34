/** Updates the generated parts of the staff guides: `npx tsx scripts/guide.ts`. A test fails while they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../src/model/json-schema.ts';
import { readContracts } from '../src/server/kernel/contract/contracts.ts';
import { processSettings } from '../src/server/kernel/portal/process-settings.ts';
import { collectVocabulary } from './build/vocabulary.ts';
import { collectRules } from './check/collect-rules.ts';
import { allFigures, figuresTable } from './guide/figures.ts';
import { processSettingsTable } from './guide/process-settings.ts';
import { refusalsTable } from './guide/refusals.ts';
import { guideSections, refreshed } from './guide/sections.ts';

const root = process.cwd();
const parts = JSON.parse(readFileSync(join(root, 'schemas/parts.schema.json'), 'utf8')) as JsonSchema;
const sections = guideSections(await collectVocabulary(root), parts, await collectRules(root));
for (const name of ['editing-screens', 'stories']) {
  const file = join(root, `docs/${name}.ja.md`);
  writeFileSync(file, refreshed(readFileSync(file, 'utf8'), sections));
}
const refusals = refusalsTable(await readContracts(new URL('../catalog/', import.meta.url)));
const operations = join(root, 'docs/operations.md');
writeFileSync(
  operations,
  refreshed(readFileSync(operations, 'utf8'), {
    settings: processSettingsTable(processSettings),
    figures: figuresTable(allFigures()),
  }),
);
const table = join(root, 'docs/refusals.md');
writeFileSync(table, refreshed(readFileSync(table, 'utf8'), { refusals }));
