import type { Database } from '../../src/server/db/database.ts';
import { createMeter, type Figure } from '../../src/server/kernel/metrics/meter.ts';

/** Every figure that a portal tells, with nothing to count. */
export function allFigures(): readonly Figure[] {
  const nothing = { calls: [], screens: new Set<string>(), kinds: [], drafts: new Map<string, string>() };
  return createMeter({ ...nothing, database: {} as Database }).figures();
}

/** The table of figures in docs/operations.md. */
export function figuresTable(figures: readonly Figure[]): string {
  const rows = figures
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, help, labels }) => `| \`${name}\` | ${help} | ${labels.map((label) => `\`${label}\``).join(', ')} |`);
  return ['| figure | what it says | by |', '|---|---|---|', ...rows].join('\n');
}
