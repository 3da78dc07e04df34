import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as homeWording from '../../../build/wording/server/home.ts';
import * as loginWording from '../../../build/wording/server/login.ts';
import { registeredEmailOf } from '../common/mail/registered-email.ts';
import { readingFirst } from '../db/reading-only.ts';
import type { Jobs } from '../kernel/jobs/jobs.ts';
import { notFoundPage, privateModePage } from '../kernel/page/error-pages.ts';
import { acceptForms, textOf } from '../kernel/page/form-bodies.ts';
import { countedOn } from '../kernel/page/frame-visitor.ts';
import { ownAddress, redirectHere } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import { countedAnew, keepCounted } from '../kernel/portal/frame-counts.ts';
import type { ServiceModule } from '../kernel/portal/module.ts';
import { type Portal, settingsFor } from '../kernel/portal/portal.ts';
import {
  type KnownUnlessAway,
  type KnownVisitor,
  knownUnlessAway,
  knownVisitorOf,
  type Visitor,
  visitorOf,
} from '../kernel/portal/visitor.ts';
import { noCardAppPath } from '../kernel/portal/without-stand-ins.ts';
import { endSession, endSessionsOf, timeOf } from '../kernel/sessions/browser.ts';
import { type CookieKind, clearToken, cookieOf, setCookie } from '../kernel/sessions/cookie.ts';
import { unreadOf } from '../kernel/sessions/counts.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { isFailed, NotRead } from '../ports/register.ts';
import { aboutPage } from './about.ts';
import { busyPage, cameFrom } from './busy.ts';
import { registerCalendar } from './calendar/register-calendar.ts';
import { sendFile } from './files/send-file.ts';
import { storedFiles } from './files/stored-file.ts';
import { deviceForgottenPage, forgetDevicePage } from './forget-device.ts';
import { registerHelp } from './help/register-help.ts';
import { findServices } from './home/find-services.ts';
import { homePage } from './home/home-page.ts';
import { listedEvents } from './home/life-events.ts';
import { myInformationPage, myInformationPath } from './home/my-information.ts';
import { numberIn } from './home/number-in.ts';
import { askedIn, registerSearch } from './home/register-search.ts';
import { nothingSearched } from './home/service-list.ts';
import { noticesPage, todoPage } from './home/todo-and-notices.ts';
import { actsOf } from './home/unanswered-acts.ts';
import { openOf, waitingFor } from './home/waiting-areas.ts';
import { languagesPath } from './language-links.ts';
import { languagesPage } from './languages-page.ts';
import { loginPage, noCardAppPage, wishedAddress } from './login.ts';
import { registerLoginLanding } from './login-landing.ts';
import { logoutPage } from './logout.ts';
import { registerOutcomes } from './outcomes/register-outcomes.ts';
import { initialSortPage, storePage, webviewTopPage } from './outside.ts';

/**
 * Of a browser that has just logged out. Its page erases what was typed there; told by the address, any site that names it could have that done.
 */
const loggedOut: CookieKind = { name: 'madoguchi_logged_out', path: '/', sameSite: 'strict', maxAgeSeconds: 60 };

const screensFolder = new URL('../../../screens/', import.meta.url);

/** The portal around the citizen app: home, login, to-do and the stand-ins for external pages (AM-004, AM-005). */
export async function registerPages(
  app: FastifyInstance,
  portal: Portal,
  jobs: Jobs,
  pages: readonly NonNullable<ServiceModule['pages']>[],
): Promise<void> {
  acceptForms(app);
  const events = listedEvents(portal.home.events);
  const find = findServices({ ...portal.home, events, named: portal.named, screens: screensFolder });
  const assets = storedFiles(fileURLToPath(new URL('./assets/', import.meta.url)));
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = await assets.open(request.params['*']);
    return file === null ? reply.callNotFound() : sendFile(request, reply, file, 'no-cache');
  });

  const visited = (path: string, draw: (visitor: KnownVisitor) => Page | Promise<Page>) =>
    app.get(path, async (request, reply) =>
      sendPage(reply, { ...(await draw(await knownVisitorOf(portal, request))), path }),
    );
  const timesOf = ({ browser }: Visitor) => ({
    now: timeOf(browser, portal.now()),
    settings: settingsFor(portal, browser),
  });
  /** null = nobody is logged in, undefined = it cannot be told now. */
  const waitingOf = async (visitor: Visitor, citizen: KnownUnlessAway, request: FastifyRequest) => {
    const { browser } = visitor;
    if (!citizen || browser === null) return citizen === undefined ? undefined : null;
    // Nobody sees less than what is due by now.
    await jobs.run({ citizenId: citizen.id, origin: originOf(request) });
    const times = timesOf(visitor);
    const waiting = await readingFirst(portal.database, (db) => waitingFor(portal, db, citizen, times));
    const counts = { ...unreadOf(citizen.record), taskIncompleteCount: openOf(waiting).length };
    countedOn(request, countedAnew(browser, counts, times.now));
    await keepCounted(portal, browser);
    return waiting;
  };
  const fixed = (path: string, page: Page, status = 200) =>
    app.get(path, async (_request, reply) => sendPage(reply, page, status));

  // Read only where a number is searched for.
  const receiptsOf = async (visitor: Visitor, citizen: KnownUnlessAway, search: string) => {
    if (!citizen || numberIn(search) === null) return [];
    const request = { db: portal.database, citizen, ...timesOf(visitor) };
    const found = portal.receipts.map(async ({ service, find }) => {
      try {
        return (await find(request, null)).map((receipt) => ({ ...receipt, service }));
      } catch (error) {
        // What waits says so.
        if (error instanceof NotRead) return [];
        throw error;
      }
    });
    return (await Promise.all(found)).flat();
  };

  app.get('/', { config: { listsWaiting: true } }, async (request, reply) => {
    const visitor = await visitorOf(portal, request);
    const known = await knownUnlessAway(portal, request, visitor);
    const search = askedIn(request.query);
    const receipts = await receiptsOf(visitor, known, search);
    const isLoggedOut = cookieOf(request, loggedOut) !== undefined;
    if (isLoggedOut) setCookie(request, reply, loggedOut, null);
    const acts = await actsOf(portal, visitor);
    const closed = Object.fromEntries(
      (await portal.switches.at(timeOf(visitor.browser, portal.now())))
        .filter(({ kind }) => kind === 'closed')
        .map(({ target, words }) => [target, homeWording.home.closed({ words })]),
    );
    const found = search === '' || numberIn(search) !== null ? nothingSearched.found : await find(search);
    const unread = known ? (unreadOf(known.record).selfInfoUnreadCount ?? 0) : 0;
    const told = { acts, unread, note: isLoggedOut ? loginWording.logout.done : '', search, found, closed };
    const page = homePage(portal, events, visitor, await waitingOf(visitor, known, request), receipts, told);
    return sendPage(reply, { ...page, path: '/' });
  });
  registerSearch(app, find);
  app.get('/todo', { config: { listsWaiting: true } }, async (request, reply) => {
    const visitor = await visitorOf(portal, request);
    const waiting = await waitingOf(visitor, await knownUnlessAway(portal, request, visitor), request);
    return sendPage(reply, { ...todoPage(portal, visitor, waiting, await actsOf(portal, visitor)), path: '/todo' });
  });
  visited('/notices', (visitor) => noticesPage(visitor));
  visited(myInformationPath, async ({ citizen }) =>
    myInformationPage(
      citizen,
      citizen && !isFailed(citizen.record.contact) ? await registeredEmailOf(portal.database, citizen) : null,
    ),
  );
  registerCalendar(app, portal, jobs);
  fixed('/not-found', notFoundPage, 404);
  app.get('/errors/busy', async (request, reply) => sendPage(reply, busyPage(cameFrom(request), portal.settings)));
  fixed('/errors/private-mode', privateModePage);
  fixed('/app-store', storePage);
  fixed(noCardAppPath, noCardAppPage);
  app.get('/initial-sort', async (request, reply) =>
    sendPage(
      reply,
      initialSortPage(['session_id', 'nonce', 'err_code'].map((name) => [name, textOf(request.query, name)] as const)),
    ),
  );
  fixed(languagesPath, languagesPage(portal.home));
  registerHelp(app, portal);
  app.get<{ Params: { name: string } }>('/about/:name', async (request, reply) => {
    const page = aboutPage(request.params.name);
    return page === null ? sendPage(reply, notFoundPage, 404) : sendPage(reply, page);
  });
  app.get<{ Params: { token: string } }>('/:token(^[A-Za-z0-9_-]+).form', async (request, reply) =>
    sendPage(reply, webviewTopPage(request.params.token)),
  );
  for (const register of pages) await register(app, portal);
  await registerOutcomes(app, portal);
  registerLogin(app, portal);
  registerForgetting(app, portal);
}

function registerForgetting(app: FastifyInstance, portal: Portal): void {
  app.get('/device/forget', async (request, reply) => {
    const { citizen } = await visitorOf(portal, request);
    return sendPage(reply, forgetDevicePage(citizen !== null));
  });
  app.post('/device/forget', async (request, reply) => {
    await endLogin(portal, request, reply);
    return sendPage(reply, deviceForgottenPage);
  });
}

async function endLogin(portal: Portal, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { browser } = await visitorOf(portal, request);
  if (browser !== null) await endSession(portal.database, browser.id);
  clearToken(request, reply);
}

function registerLogin(app: FastifyInstance, portal: Portal): void {
  app.get('/login', async (request, reply) => {
    const { browser } = await visitorOf(portal, request);
    const settings = settingsFor(portal, browser);
    return sendPage(
      reply,
      loginPage(portal, settings, textOf(request.query, 'from'), wishedAddress(textOf(request.query, 'to')) ?? ''),
    );
  });

  registerLoginLanding(app, portal);

  // A browser opens an address by itself, too: to have it ready, or because another site names it.
  app.get('/logout', async (request, reply) => {
    const visitor = await visitorOf(portal, request);
    return sendPage(reply, logoutPage(visitor.citizen, await actsOf(portal, visitor)));
  });
  app.post('/logout/everywhere', async (request, reply) => {
    const { citizen } = await visitorOf(portal, request);
    if (citizen !== null) await endSessionsOf(portal.database, citizen.id);
    clearToken(request, reply);
    setCookie(request, reply, loggedOut, '1');
    return redirectHere(reply, ownAddress('/'));
  });
  app.post('/logout', async (request, reply) => {
    await endLogin(portal, request, reply);
    setCookie(request, reply, loggedOut, '1');
    return redirectHere(reply, ownAddress('/'));
  });
}
