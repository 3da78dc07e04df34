import { readdirSync } from 'node:fs';
import type { SampleKnobs } from '../../../src/server/kernel/people/sample-record.ts';
import type { Obtainable, RegisterRecord } from '../../../src/server/ports/register.ts';

/** Names of all members, however deep. */
type Deep<Value> = Value extends readonly (infer Item)[]
  ? Deep<Item>
  : Value extends object
    ? { [Name in keyof Value]: Name | Deep<NonNullable<Value[Name]>> }[keyof Value]
    : never;

/** What only the sandbox writes: how a register is to behave, and what was done before the login. A fact is none of these. */
export type Knob = Exclude<Deep<SampleKnobs>, Deep<RegisterRecord>>;

/** Of a service, in `facts/<service>.ts` (`tax.ts`: of those that share it). */
export interface FactsOfService {
  /** What its register says of somebody, written as a register of one's own would say it. */
  readonly facts: Partial<RegisterRecord>;
  /** Calls that need it: where it cannot be read they say so, instead of "none". */
  readonly asks: readonly (readonly [call: string, reqBody?: object])[];
  /** What the sandbox writes beside them. */
  readonly knobs?: readonly Knob[];
  /** What its register gets when it is asked, a sample person who waits for it, and how often is asked at most until it is there. */
  readonly obtains?: { readonly what: Obtainable; readonly sample: string; readonly most: number };
}

const folder = new URL('facts/', import.meta.url);

/** Read so that a server without Vitest finds them, too. */
export const factsOfServices: readonly FactsOfService[] = await Promise.all(
  readdirSync(folder)
    .sort()
    .map((file) => import(new URL(file, folder).href)),
);

export const obtained: readonly NonNullable<FactsOfService['obtains']>[] = [
  { what: 'onlineUserId', sample: 'pseudonym-slow', most: 6 },
  ...factsOfServices.flatMap(({ obtains }) => obtains ?? []),
];
