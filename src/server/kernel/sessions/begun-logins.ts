import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import { sealedColumn } from '../../db/sealed.ts';
import { type CookieKind, cookieOf, setCookie } from './cookie.ts';
import { hashToken, newToken } from './token.ts';

/** A login that was begun and has not come back. */
export interface KeptLogin {
  /** The login's own (`BegunLogin`). */
  readonly keep: string;
  /** Where the person wanted to go. */
  readonly from: string;
  readonly to: string;
}

const sealedKept = sealedColumn('begun_logins.kept');

/** Of what a login may have kept. */
const mostCharacters = 2000;

/** Says which browser began; the logins that its tabs began are told apart by their states. */
const cookie: Omit<CookieKind, 'maxAgeSeconds'> = { name: 'madoguchi_login', path: '/login', sameSite: 'lax' };

/** Nobody finds a login by its state alone, which others may know. */
const idOf = (token: string, state: string) => hashToken(`${token}.${state}`);

export async function keepLogin(
  db: Queries,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: KeptLogin & { readonly state: string; readonly now: Date; readonly limitSeconds: number },
): Promise<void> {
  const { keep, from, to, state, now, limitSeconds } = begun;
  if (keep.length > mostCharacters)
    throw new Error(`A login keeps ${keep.length} characters: ${mostCharacters} is most.`);
  const token = cookieOf(request, cookie) ?? newToken();
  const id = idOf(token, state);
  await db.query('insert into begun_logins (id, kept, expires_at) values ($1, $2::text::jsonb, $3)', [
    id,
    sealedKept.json(db, id, { keep, from, to }),
    new Date(now.getTime() + limitSeconds * 1000),
  ]);
  setCookie(request, reply, { ...cookie, maxAgeSeconds: limitSeconds }, token);
}

/** The login of this browser and state, once; null = it began none, too long ago, or it has come back already. */
export async function takeLogin(
  db: Queries,
  request: FastifyRequest,
  state: string,
  now: Date,
): Promise<KeptLogin | null> {
  const token = cookieOf(request, cookie);
  if (token === undefined || state === '') return null;
  const id = idOf(token, state);
  const [row] = await db.query<{ kept: string; expires_at: Date }>(
    'delete from begun_logins where id = $1 returning kept, expires_at',
    [id],
  );
  return row === undefined || row.expires_at <= now ? null : sealedKept.openJson<KeptLogin>(db, id, row.kept);
}
