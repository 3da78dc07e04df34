import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '../../../src/server/db/database.ts';

/**
 * What is compared with: the same framework in the same process, without a hook, a log line or a check. It reads a JSON body of the same size, asks the
 * database once by a primary key, over the same pool, and answers JSON of the same size.
 */
export function bareServer(database: Database, answerBytes: number): FastifyInstance {
  const app = Fastify({ logger: false });
  app.post<{ Body: { readonly reqBody: { readonly id: string } } }>('/bare', async ({ body }) => {
    const [row] = await database.query<{ id: string }>(
      'select s.id, s.citizen_id, s.expires_at from sessions s where s.id = $1',
      [body.reqBody.id],
    );
    const answer = { resultCode: row === undefined ? '9000' : '0000', resBody: { ...row, filler: '' } };
    answer.resBody.filler = 'x'.repeat(Math.max(0, answerBytes - JSON.stringify(answer).length));
    return answer;
  });
  return app;
}
