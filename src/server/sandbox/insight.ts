import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { json } from '../db/database.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import type { Browser } from '../kernel/sessions/browser.ts';

/** Stands in for the user-insight service when `insight.host` is this site's origin: the script loaded by the app, and the data it sent. */
export function registerInsight(
  app: FastifyInstance,
  portal: Portal,
  browserOf: (portal: Portal, request: FastifyRequest, reply: FastifyReply) => Promise<Browser>,
): void {
  app.get('/insight.js', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );

  app.post('/sandbox/insight', { schema: { body: { type: 'object' } } }, async (request, reply) => {
    const browser = await browserOf(portal, request, reply);
    await portal.database.query(`insert into insight_tags (session_id, tag) values ($1, $2::text::jsonb)`, [
      browser.id,
      json(request.body),
    ]);
    return reply.code(204).send();
  });

  app.get('/sandbox/insight', async (request, reply) => {
    const browser = await browserOf(portal, request, reply);
    const rows = await portal.database.query<{ tag: unknown }>(
      `select tag from insight_tags where session_id = $1 order by id`,
      [browser.id],
    );
    return reply.header('cache-control', 'no-store').send(rows.map((row) => row.tag));
  });
}

const script = `const send = (tag) => fetch('/sandbox/insight', {
  method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(tag), keepalive: true,
}).catch(() => undefined);
const record = (window.madoguchiInsight ??= []);
record.forEach(send);
const push = record.push.bind(record);
record.push = (...tags) => { tags.forEach(send); return push(...tags); };
`;
