import { json, type Queries } from '../../db/database.ts';
import { randomKey } from '../../kernel/sessions/random-key.ts';
import { hashToken } from '../../kernel/sessions/token.ts';
import type { Card } from './card.ts';

/** What an app passes back in the return address (specification section 2: `intent`). */
export interface AppReading {
  readonly nonce: string;
  readonly sessionId: string;
  readonly combinationCode: string;
}

/**
 * Records a card read by an app. The app cannot know who is logged in elsewhere, so the reading has no owner until a logged-in browser takes it
 * with `get4information`, within `limitSeconds` (specification section 5: 5 minutes). `now` is the waiting session's clock where that session
 * is known, otherwise the server's.
 */
export async function recordAppReading(
  db: Queries,
  reading: { kind: 'native-app' | 'intent'; card: Card; now: Date; limitSeconds: number },
): Promise<AppReading> {
  const sessionId = randomKey();
  const nonce = randomKey();
  await db.query(
    `insert into card_readings (access_key, kind, nonce, issued_at, expires_at, status, card, read_at)
     values ($1, $2, $3, $4::timestamptz, $4::timestamptz + make_interval(secs => $5), 0, $6::text::jsonb, $4::timestamptz)`,
    [
      hashToken(sessionId),
      reading.kind,
      hashToken(nonce),
      reading.now.toISOString(),
      reading.limitSeconds,
      json(reading.card),
    ],
  );
  return { nonce, sessionId, combinationCode: reading.card.combinationCode };
}
