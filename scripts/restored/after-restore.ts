import type { Database } from '../../src/server/db/database.ts';
import { verifyAudit } from '../../src/server/kernel/audit/verify-audit.ts';

/** Numbers of what was filed after the backup are on people's receipts: no other filing may get one of them. */
const numbersAhead = 1_000_000;

const moment = new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Asia/Tokyo' });

interface Waiting {
  readonly n: number;
  readonly oldest: Date | null;
  readonly newest: Date | null;
}

/** Makes true again what a database does not know that has been put back: which numbers were given, which logins ended, which mails were sent. Says what is left to decide. */
export async function afterRestore(
  database: Database,
  { areMailsSent }: { readonly areMailsSent: boolean },
): Promise<{ readonly isDone: boolean; readonly says: string }> {
  const verdict = await verifyAudit(database);
  if (!verdict.isIntact)
    return { isDone: false, says: '監査ログが変わっています。npm run audit -- verify で確かめてください。' };
  return database.transaction(async (db) => {
    await db.query(`select setval('reception_numbers', (select last_value from reception_numbers) + $1::bigint)`, [
      numbersAhead,
    ]);
    const ended = await db.query('update sessions set ended = true where not ended returning 1');
    const admins = await db.query('update admin_sessions set ended = true where not ended returning 1');
    const [waiting] = await db.query<Waiting>(
      'select count(*)::int as n, min(at) as oldest, max(at) as newest from outbox where sent_at is null',
    );
    if (areMailsSent) await db.query(`update outbox set sent_at = now(), body = '' where sent_at is null`);
    return {
      isDone: true,
      says: [
        `監査ログに、変わったところはありません（${verdict.rows + verdict.waiting} 件）。鍵も、このデータベースのものです。`,
        '受付番号を進めました。バックアップのあとに渡した番号が、別の届出に付くことはありません。',
        `ログインを終わらせました（${ended.length + admins.length} 件）。バックアップのあとにログアウトした人のものも、戻っていたからです。`,
        mails(waiting ?? { n: 0, oldest: null, newest: null }, areMailsSent),
      ].join('\n'),
    };
  });
}

function mails({ n, oldest, newest }: Waiting, areMailsSent: boolean): string {
  if (n === 0 || oldest === null || newest === null) return '送るのを待っているメールは、ありません。';
  const which = `送るのを待っていたメールが ${n} 通あります（${moment.format(oldest)} から ${moment.format(newest)} まで）。`;
  return areMailsSent
    ? `${which}送ったものとしました。`
    : `${which}バックアップのあとに、もう送ったかもしれません。ポータルを始めると送ります。送らないときは、始める前に npm run restored -- --mails-sent とします。`;
}
