import type { Queries } from '../db/database.ts';
import { daysLater } from '../kernel/days-later.ts';
import type { Settings } from '../kernel/settings.ts';
import type { Persona } from '../personas/persona.ts';
import { issueCode } from './codes.ts';
import { registersOf } from './registers-of.ts';

/** Issues to a fresh copy of a sample person what they had before the login. */
export async function seedCodes(
  db: Queries,
  citizenId: string,
  persona: Persona,
  now: Date,
  settings: Settings,
): Promise<void> {
  const [register] = registersOf(persona);
  if (register === undefined) return;
  for (const { daysAgo } of persona.identificationCode?.issued ?? []) {
    await issueCode(db, { citizenId, register, now: daysLater(now, -daysAgo), settings });
  }
}
