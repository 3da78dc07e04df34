import { expect, it } from 'vitest';
import type { SampleKnobs } from '../../src/server/kernel/people/sample-record.ts';
import { isFailed, type RegisterRecord } from '../../src/server/ports/register.ts';
import { plainRecord } from '../http/ports/plain-record.ts';

/** Names of all members, however deep. */
type Deep<Value> = Value extends readonly (infer Item)[]
  ? Deep<Item>
  : Value extends object
    ? { [Name in keyof Value]: Name | Deep<NonNullable<Value[Name]>> }[keyof Value]
    : never;

/** What only the sandbox writes: how a register is to behave, and what was done before the login. */
type Knob = Exclude<Deep<SampleKnobs>, Deep<RegisterRecord>>;

it('a record is facts: none of what the sandbox writes of sample people has a place in it', () => {
  // Compiles only where each of these is a knob, and none of them a fact.
  const knobs: readonly Knob[] = [
    ...(['pollsUntilComplete', 'statusUndefined', 'execSucceeds', 'batchNumber', 'times'] as const),
    ...(['filed', 'begun', 'issued', 'application', 'applied', 'daysAgo', 'timesAgo'] as const),
    ...(['yearsToExpiry', 'autoChangeForDays', 'course', 'medicalFailure', 'medicalWaits'] as const),
  ];
  const written = JSON.stringify(plainRecord);
  for (const knob of knobs) expect(written).not.toContain(`"${knob}":`);
});

it('is what can be written down: the same after it was sent', () => {
  expect(JSON.parse(JSON.stringify(plainRecord))).toEqual(plainRecord);
  expect(isFailed(plainRecord.domicile)).toBe(false);
});
