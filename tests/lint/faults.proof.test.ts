import { describe, it } from 'vitest';
import { expectTold, faults } from './seeded-faults.ts';

describe('every seeded fault in the real screens', () => {
  it.each(faults)('gives exactly one Problem: $fault', { timeout: 60_000 }, expectTold);
});
