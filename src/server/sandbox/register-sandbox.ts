import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { json } from '../db/database.ts';
import { isStorable } from '../db/storable.ts';
import { invalidRequest, sendAnswer } from '../kernel/calls/answers.ts';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import { acceptForms, keyOf, textOf } from '../kernel/page/form-bodies.ts';
import { localAddress, ownAddress, redirectHere } from '../kernel/page/local-address.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { numberSetting, wrongSettings } from '../kernel/portal/settings.ts';
import { visitorOf } from '../kernel/portal/visitor.ts';
import { type Browser, createBrowser, findBrowser, findBrowserById, timeOf } from '../kernel/sessions/browser.ts';
import { setToken, tokenOf } from '../kernel/sessions/cookie.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { registerAppStandIns } from './app-stand-ins.ts';
import { type FaultRequest, faultSchema, plannedFault } from './fault-request.ts';
import { clearFaults, planFault, waitingFaults } from './faults.ts';
import { registerInsight } from './insight.ts';
import { readJournal } from './journal.ts';
import { registerMails } from './mails.ts';
import { keyOfCopy } from './people/copy-persona.ts';
import { enterSample, heldCopy } from './people/enter-sample.ts';
import type { SampledPortal } from './people/personas.ts';
import { chosenPerson } from './people/sample-login.ts';
import { registerPhone } from './phone.ts';
import { registerPhoneSigning } from './phone-signing.ts';
import { recordsOf } from './records.ts';
import { received } from './sandbox-mailer.ts';
import { sandboxPath, startPage } from './start-page.ts';

/** The browser of this request; an unknown one is registered, without a login. */
async function browserOf(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<Browser> {
  const known = await findBrowser(portal.database, tokenOf(request));
  if (known !== null) return known;
  const { token, id } = await createBrowser(portal.database, {
    citizenId: null,
    like: null,
    settings: {},
    now: portal.now(),
    limitSeconds: numberSetting(portal.settings, 'session.limit'),
  });
  setToken(request, reply, token);
  const created = await findBrowserById(portal.database, id);
  if (created === null) throw new Error('The browser that was just stored is gone.');
  return created;
}

/** Of one move of the clock. */
const mostSeconds = 1e9;

const notForward = invalidRequest(
  400,
  `advanceSeconds には、時計を進める秒数を、0 から ${mostSeconds} までの整数の秒で書いてください。時計は、前の時刻には戻せません。`,
);

/** A clock that goes on beyond it shows years that no date of the portal has. */
const lastMoment = Date.UTC(9000, 0);

const notStorable = '保存できない文字があるか、深すぎます。';

/** Controls for driving the portal from outside: sample people, faults, time, records and stand-ins. All scoped to one browser's session. */
export async function registerSandbox(app: FastifyInstance, portal: SampledPortal, jobs: Jobs): Promise<void> {
  const entries = portal.standIns.flatMap(({ entry }) => entry ?? []);
  acceptForms(app);
  const noStore = { 'cache-control': 'no-store' };
  /** What is due for a person is done before anybody looks. */
  const settle = async (citizenId: string | null, request: FastifyRequest) =>
    citizenId === null ? 0 : jobs.run({ citizenId, origin: originOf(request) });

  app.get('/sandbox/personas', async (_request, reply) =>
    reply.headers(noStore).send(portal.personas.groups.flatMap((group) => group.people)),
  );

  app.get('/sandbox/login', async (request, reply) => {
    const person = chosenPerson(portal.personas, portal.now(), request.query);
    if (person === null) return sendAnswer(reply, invalidRequest(404, 'この名前のサンプルの人はいません。'));
    const held = textOf(request.query, 'again') === '' ? null : await heldCopy(portal, request, person.id);
    await enterSample(portal, request, reply, { person, held, copyKey: keyOf(request.query, 'copy') || null });
    return redirectHere(reply.headers(noStore), localAddress(textOf(request.query, 'to')) ?? ownAddress('/'));
  });

  app.addHook('preHandler', async ({ url, body }, reply) => {
    if (/^\/sandbox\/(?:settings|insight|faults|clock)\b/.test(url) && !isStorable(body))
      return sendAnswer(reply, invalidRequest(400, notStorable));
  });

  app.post<{ Body: FaultRequest }>('/sandbox/faults', { schema: { body: faultSchema } }, async (request, reply) => {
    if (!portal.callPaths.has(request.body.path))
      return sendAnswer(reply, invalidRequest(400, `path がありません: ${request.body.path}`));
    await planFault(portal, await browserOf(portal, request, reply), plannedFault(request.body));
    return reply.code(201).send({ planned: request.body });
  });
  app.get('/sandbox/faults', async (request, reply) =>
    reply.headers(noStore).send(await waitingFaults(portal, await browserOf(portal, request, reply))),
  );
  app.delete('/sandbox/faults', async (request, reply) => {
    await clearFaults(portal, await browserOf(portal, request, reply));
    return reply.code(204).send();
  });

  app.post<{ Body: { advanceSeconds?: unknown } }>(
    '/sandbox/clock',
    { schema: { body: { type: 'object' } } },
    async (request, reply) => {
      // Never back: what has come to pass by it stays, and would be of the future.
      const seconds = Number.isInteger(request.body.advanceSeconds) ? Number(request.body.advanceSeconds) : -1;
      if (seconds < 0 || seconds > mostSeconds) return sendAnswer(reply, notForward);
      const browser = await browserOf(portal, request, reply);
      if (timeOf(browser, portal.now()).getTime() + seconds * 1000 > lastMoment) return sendAnswer(reply, notForward);
      await settle(browser.citizenId, request);
      const [moved] = await portal.database.query<{ offset: string }>(
        `update sessions set clock_offset_ms = clock_offset_ms + $2::bigint where id = $1 returning clock_offset_ms::text as offset`,
        [browser.id, String(seconds * 1000)],
      );
      // What lies in between comes to pass.
      await settle(browser.citizenId, request);
      return reply.send({
        now: timeOf({ ...browser, clockOffsetMs: Number(moved?.offset ?? 0) }, portal.now()).toISOString(),
      });
    },
  );

  app.post<{ Body: { [name: string]: unknown } }>(
    '/sandbox/settings',
    { schema: { body: { type: 'object' } } },
    async (request, reply) => {
      const wrong = wrongSettings(portal.declared, request.body);
      if (wrong !== null) return sendAnswer(reply, invalidRequest(400, wrong));
      const browser = await browserOf(portal, request, reply);
      const [changed] = await portal.database.query<{ settings: object }>(
        `update sessions set settings = settings || $2::text::jsonb where id = $1 returning settings`,
        [browser.id, json(request.body)],
      );
      return reply.send(changed?.settings);
    },
  );

  app.get('/sandbox/journal', async (request, reply) =>
    reply.headers(noStore).send(await readJournal(portal, await browserOf(portal, request, reply))),
  );

  app.get('/sandbox/outbox', async (request, reply) => {
    const browser = await browserOf(portal, request, reply);
    await settle(browser.citizenId, request);
    return reply.headers(noStore).send(await received(portal.database, browser.citizenId));
  });

  app.get('/sandbox/records', async (request, reply) => {
    const { citizenId } = await browserOf(portal, request, reply);
    const rows = await recordsOf(portal, textOf(request.query, 'table'), citizenId);
    if (rows === null) return sendAnswer(reply, invalidRequest(404, 'この名前の表はありません。'));
    return reply.headers(noStore).send(rows);
  });

  app.get(sandboxPath, async (request, reply) => {
    const { citizen } = await visitorOf(portal, request);
    if (citizen === null) return sendPage(reply, startPage(portal, entries, null));
    const { subject, name } = citizen;
    const query = new URLSearchParams({
      persona: subject,
      copy: await keyOfCopy(portal.database, citizen.id),
      to: '/',
    });
    return sendPage(
      reply,
      startPage(portal, entries, { name, joining: `${originOf(request)}/sandbox/login?${query}` }),
    );
  });

  registerInsight(app, portal, browserOf);
  registerPhone(app, portal);
  registerPhoneSigning(app, portal);
  registerAppStandIns(app, portal);
  for (const { pages } of portal.standIns) pages?.(app, portal);
  registerMails(app, portal, jobs);
}
