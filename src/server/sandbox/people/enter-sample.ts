import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import { findCitizen } from '../../kernel/people/citizens.ts';
import { countAtLogin } from '../../kernel/portal/frame-counts.ts';
import { settingsFor } from '../../kernel/portal/portal.ts';
import { numberSetting } from '../../kernel/portal/settings.ts';
import { type Browser, createBrowser, endSession, findBrowser } from '../../kernel/sessions/browser.ts';
import { setToken, tokenOf } from '../../kernel/sessions/cookie.ts';
import { copyPersona } from './copy-persona.ts';
import { heldCard, holdCard } from './held-cards.ts';
import type { Persona } from './persona.ts';
import type { SampledPortal } from './personas.ts';

interface Entering {
  readonly person: Persona;
  /** The copy to go on with, if it is one of that person; null = another one. */
  readonly held: string | null;
  /** Under which other devices join a copy that is made. */
  readonly copyKey: string | null;
}

/** The copy whose card this browser's card app has read, or that is or was logged in here. */
export async function heldCopy(
  portal: SampledPortal,
  request: FastifyRequest,
  persona: string,
): Promise<string | null> {
  const held = heldCard(request, persona);
  return held ?? (await findBrowser(portal.database, tokenOf(request)))?.citizenId ?? null;
}

/** Logging in again as the same person, for instance after the session ended or a logout, resumes the same copy. */
export async function enterSample(
  portal: SampledPortal,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, held, copyKey }: Entering,
): Promise<void> {
  const before = await findBrowser(portal.database, tokenOf(request));
  const last = held === null ? null : await findCitizen(portal.database, held);
  const same = last?.subject === person.id ? last : null;
  // Sandbox state set before the login carries over; nothing carries over from somebody else's earlier login.
  const kept = before?.citizenId === null || before?.citizenId === same?.id ? before : null;
  const { token, id, citizenId } = await portal.database.transaction(async (db) => {
    if (before !== null) await endSession(db, before.id);
    const citizenId = same?.id ?? (await copyPersona(db, portal, person, copyKey));
    const created = await createBrowser(db, {
      citizenId,
      like: { clockOffsetMs: await clockOf(db, citizenId, kept), settings: kept?.settings ?? {} },
      settings: { 'nativeApp.version': person.nativeApp.installedVersion },
      now: portal.now(),
      limitSeconds: numberSetting(settingsFor(portal, kept), 'session.limit'),
    });
    if (kept !== null) await db.query('update faults set session_id = $2 where session_id = $1', [kept.id, created.id]);
    return { ...created, citizenId };
  });
  await countAtLogin(portal, id);
  setToken(request, reply, token);
  holdCard(request, reply, person.id, citizenId);
}

/** What was due by a person's clock has happened: it goes on from where it had come to, on each of their devices. */
async function clockOf(db: Queries, citizenId: string, before: Browser | null): Promise<number> {
  const [{ clock } = { clock: '0' }] = await db.query<{ clock: string }>(
    'select greatest($2::bigint, max(clock_offset_ms))::text as clock from sessions where citizen_id = $1 and clock_offset_ms > 0',
    [citizenId, String(before?.clockOffsetMs ?? 0)],
  );
  return Number(clock);
}
