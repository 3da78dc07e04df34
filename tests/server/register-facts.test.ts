import { describe, expect, it } from 'vitest';
import { isFailed, type RegisterRecord } from '../../src/server/ports/register.ts';
import { factsOfServices, type Knob } from '../http/ports/facts-of-service.ts';
import { plainRecord } from '../http/ports/plain-record.ts';

const record: RegisterRecord = Object.assign({}, plainRecord, ...factsOfServices.map(({ facts }) => facts));

/** Compiles only where each of these is written of sample people, and none of them is a fact. */
const knobs: readonly Knob[] = [
  ...(['pollsUntilComplete', 'statusUndefined', 'execSucceeds', 'batchNumber', 'times'] as const),
  ...factsOfServices.flatMap((service) => service.knobs ?? []),
];

describe('what a register says', () => {
  it('is written as an object of facts, and the same after it was sent', () => {
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    expect(isFailed(record.domicile)).toBe(false);
  });

  it.each(knobs)('has no place for what only the sandbox writes: %s', (knob) => {
    expect(JSON.stringify(record)).not.toContain(`"${knob}":`);
  });
});
