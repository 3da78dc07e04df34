import type { Queries } from '../../db/database.ts';
import { japanDate } from '../../kernel/time/japan-date.ts';

/** The number of something new that was filed, unlike that of anything else: the day in Japan and eight digits. Example `2026112400000001`. */
export async function nextNumber(db: Queries, now: Date): Promise<string> {
  const [next] = await db.query<{ number: string }>(`select nextval('reception_numbers')::text as number`);
  return `${japanDate(now)}${(next?.number ?? '').padStart(8, '0')}`;
}
