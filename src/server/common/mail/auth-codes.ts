import { randomBytes, randomInt } from 'node:crypto';
import type { Queries } from '../../db/database.ts';
import { hashedColumn } from '../../db/sealed.ts';
import { numberSetting, type Settings } from '../../kernel/portal/settings.ts';

const hourMs = 60 * 60 * 1000;

/** Minutes for which a code is valid. */
export function codeMinutes(settings: Settings): number {
  return numberSetting(settings, 'authCode.minutes');
}

/** Six digits are easily enumerated, but not by who has the table and not the key. A slow hash would hold a transaction open for as long as it takes. */
const hashedCode = hashedColumn('auth_codes.code_hash');

const salted = (code: string, salt: string) => `${salt} ${code}`;

/** True when the citizen was sent as many codes in the last hour as the setting allows, whatever the address. */
export async function hasTooManyCodes(
  db: Queries,
  asked: { citizenId: string; now: Date; settings: Settings },
): Promise<boolean> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::integer as count from auth_codes where citizen_id = $1 and sent_at > $2',
    [asked.citizenId, new Date(asked.now.getTime() - hourMs).toISOString()],
  );
  return (row?.count ?? 0) >= numberSetting(asked.settings, 'authCode.sendsPerHour');
}

/** Creates a code for an address. Only its hash is stored; the citizen's earlier codes are invalidated. */
export async function makeCode(
  db: Queries,
  asked: { citizenId: string; email: string; now: Date; settings: Settings },
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  await endCodes(db, asked.citizenId);
  await db.write(
    `insert into auth_codes (citizen_id, email, salt, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [
      asked.citizenId,
      asked.email,
      salt,
      hashedCode.hash(db, salted(code, salt)),
      asked.now.toISOString(),
      new Date(asked.now.getTime() + codeMinutes(asked.settings) * 60_000).toISOString(),
    ],
  );
  return code;
}

/** Invalidates the codes that were sent; they still count as sent. */
export async function endCodes(db: Queries, citizenId: string): Promise<void> {
  await db.write('update auth_codes set ended = true where citizen_id = $1 and not ended', [citizenId]);
}

/** Checks a code for an address. Every attempt counts; the right code is consumed. */
export async function tryCode(
  db: Queries,
  asked: { citizenId: string; email: string; code: string; now: Date; settings: Settings },
): Promise<'right' | 'wrong' | 'expired' | 'too-many-tries'> {
  const [row] = await db.query<{ id: string; salt: string; hash: string; tries: number }>(
    `select id::text, salt, code_hash as hash, tries from auth_codes
      where citizen_id = $1 and email = $2 and not ended and expires_at > $3::timestamptz for update`,
    [asked.citizenId, asked.email, asked.now.toISOString()],
  );
  if (row === undefined) return 'expired';
  if (row.tries >= numberSetting(asked.settings, 'authCode.tries')) return 'too-many-tries';
  const isRight = hashedCode.isOf(db, row.hash, salted(asked.code, row.salt));
  await db.query('update auth_codes set tries = tries + 1, ended = $2 where id = $1::bigint', [row.id, isRight]);
  return isRight ? 'right' : 'wrong';
}
