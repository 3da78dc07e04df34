import type { TestPortal } from '../harness.ts';
import type { Client } from './client.ts';

/** Filed with these answers, and what the receipt says was otherwise in a register: label, written, registered. */
export interface DifferenceCase {
  readonly what: string;
  file(portal: TestPortal): Promise<readonly [client: Client, number: string]>;
  readonly differs: readonly (readonly [label: string, written: string, registered: string])[];
}

const modules = import.meta.glob<{ readonly differences: readonly DifferenceCase[] }>('./differences/*.ts', {
  eager: true,
});

/** `differences/<service>.ts`, by service. */
export const differenceCases: readonly (readonly [service: string, cases: readonly DifferenceCase[]])[] =
  Object.entries(modules).map(([file, { differences }]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', differences]);
