import type { Client } from '../contract/client.ts';
import type { TestPortal } from '../harness.ts';

interface LoggingIn {
  /** Somebody who has just logged in. */
  as(persona: string): Promise<{ readonly client: Client; readonly citizenId: string }>;
  /** The citizen who logged in last. */
  newest(): Promise<string>;
}

export type Told = readonly [table: string, set: () => Promise<{ readonly citizenId: string; readonly until: number }>];

export type ToldDays = (portal: TestPortal, by: LoggingIn) => readonly Told[];

const modules = import.meta.glob<{ readonly told: ToldDays }>('./told-days/*.ts', { eager: true });

/** Tables with a date that a screen announces, with how somebody comes to be told one: `told-days/<service>.ts`, and `tax.ts` of those that share it. */
export const toldDays: ToldDays = (portal, by) => Object.values(modules).flatMap(({ told }) => told(portal, by));
