import { readFile } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { takeOwnWritesOnly } from '../../../kernel/calls/own-writes.ts';
import { acceptForms, textOf } from '../../../kernel/page/form-bodies.ts';
import { ownAddress, redirectAway, redirectHere } from '../../../kernel/page/local-address.ts';
import { answerRaw } from '../../../kernel/page/raw-answer.ts';
import { findCitizen } from '../../../kernel/people/citizens.ts';
import type { Portal } from '../../../kernel/portal/portal.ts';
import { siteOf } from '../sites.ts';
import { closeVisit, type Outcome, openVisit, type Visit, visitOf } from '../visits.ts';
import { overPage, questionPage, refusedPage, taxReturnPage, unknownPage } from './external-site-pages.ts';

/** Paths on the stand-in's own origin. */
export const sitePaths = { link: '/link', taxReturn: '/e-tax' } as const;

/** Cookies ignore ports, so the name must differ from the portal's cookie. */
const cookieName = 'external-site';

const outcomes: readonly string[] = ['linked', 'refused', 'abandoned'] satisfies readonly Outcome[];

/**
 * Stands in for the sites outside the portal (e-Tax, Nenkin-net …), on its own origin. What the real sites would tell the portal server to
 * server goes through `visits.ts`; the browser carries only tokens.
 */
export async function createExternalSite({
  database,
  now,
}: Pick<Portal, 'database' | 'now'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply) => void send(reply, unknownPage, 404),
    clientErrorHandler: (error, socket) => answerRaw(error, socket, () => ({ type: 'text/html', text: unknownPage })),
  });
  app.decorate('publicOrigin', null);
  takeOwnWritesOnly(app, (_request, reply) => send(reply, refusedPage, 403));
  const style = await readFile(new URL('./assets/site.css', import.meta.url), 'utf8');
  // Forms may lead back to the portal, whose address differs per visit: that directive is set with each page.
  // Without a referrer a browser hides the origin of a form, too, which is then nobody's own write.
  const protect = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => protect(request.raw, reply.raw, () => undefined));
  await app.register(cookie);
  acceptForms(app);

  const visitAt = async (request: FastifyRequest): Promise<Visit | null> => {
    const session = request.cookies[cookieName];
    return session === undefined ? null : visitOf(database, session);
  };
  const isOver = ({ outcome, expiresAt }: Visit) => outcome !== null || expiresAt <= now();

  app.get(sitePaths.link, async (request, reply) => {
    const token = textOf(request.query, 'linkId');
    if (token !== '') {
      const session = await database.transaction((db) => openVisit(db, token, now()));
      if (session === null) return send(reply, refusedPage, 410);
      reply.setCookie(cookieName, session, { path: '/', httpOnly: true, sameSite: 'lax' });
      return redirectHere(reply, ownAddress(sitePaths.link));
    }
    const visit = await visitAt(request);
    if (visit === null) return send(reply, refusedPage, 410);
    const site = siteOf(visit.site);
    if (isOver(visit)) return send(reply, overPage(site, visit.returnTo, visit.outcome !== null));
    const citizen = await findCitizen(database, visit.citizenId);
    return send(reply, questionPage(site, citizen?.name ?? ''), 200, new URL(visit.returnTo).origin);
  });

  app.post(sitePaths.link, async (request, reply) => {
    const visit = await visitAt(request);
    if (visit === null) return send(reply, refusedPage, 410);
    const answer = textOf(request.body, 'answer');
    const token = outcomes.includes(answer)
      ? await database.transaction((db) => closeVisit(db, visit, answer as Outcome, now()))
      : null;
    if (token === null) return redirectHere(reply, ownAddress(sitePaths.link));
    const back = new URL(visit.returnTo);
    back.searchParams.set('linkResult', token);
    return redirectAway(reply, back.href);
  });

  app.get(sitePaths.taxReturn, async (_request, reply) => send(reply, taxReturnPage));
  app.get('/site.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
  );
  app.setNotFoundHandler((_request, reply) => send(reply, unknownPage, 404));
  app.setErrorHandler((error: FastifyError, _request, reply) => send(reply, unknownPage, error.statusCode ?? 500));
  return app;
}

function send(reply: FastifyReply, page: string, status = 200, formTarget = ''): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${formTarget}`,
    })
    .send(page);
}
