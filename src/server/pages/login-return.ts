import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as commonWording from '../../../build/wording/server/common.ts';
import * as loginWording from '../../../build/wording/server/login.ts';
import { textOf } from '../kernel/page/form-bodies.ts';
import { html } from '../kernel/page/html.ts';
import { redirectHere } from '../kernel/page/local-address.ts';
import type { Page } from '../kernel/page/page.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import { keepCitizen } from '../kernel/people/citizens.ts';
import { countAtLogin } from '../kernel/portal/frame-counts.ts';
import type { Portal } from '../kernel/portal/portal.ts';
import { numberSetting } from '../kernel/portal/settings.ts';
import { visitorOf } from '../kernel/portal/visitor.ts';
import { type KeptLogin, takeLogin } from '../kernel/sessions/begun-logins.ts';
import { createBrowser, endSession, findBrowser } from '../kernel/sessions/browser.ts';
import { setToken, tokenOf } from '../kernel/sessions/cookie.ts';
import type { Citizen, Identity, LoggedIn } from '../ports/identity.ts';
import { Unavailable } from '../ports/in-time.ts';
import { destinationOf } from './login.ts';
import { loginReturnPath } from './login-landing.ts';

/** Begins the session of somebody who has logged in. */
export type Enter<Who extends LoggedIn> = (request: FastifyRequest, reply: FastifyReply, who: Who) => Promise<void>;

/** The citizen is kept by the subject. */
export const enterAsCitizen =
  (portal: Portal): Enter<LoggedIn> =>
  async (request, reply, who) => {
    const before = await findBrowser(portal.database, tokenOf(request));
    const { token, id } = await portal.database.transaction(async (db) => {
      // One browser, one person: nothing of an earlier login goes on.
      if (before !== null) await endSession(db, before.id);
      return createBrowser(db, {
        citizenId: await keepCitizen(db, who, portal.now()),
        like: null,
        settings: {},
        now: portal.now(),
        limitSeconds: numberSetting(portal.settings, 'session.limit'),
      });
    });
    await countAtLogin(portal, id);
    setToken(request, reply, token);
  };

/** Nobody was logged in. `begun`: null = this browser has no login that this answers. `isAway`: whoever knows the answer did not say. */
function notLoggedInPage(citizen: Citizen | null, begun: KeptLogin | null, isAway: boolean): Page {
  const query = new URLSearchParams(begun === null ? {} : { from: begun.from, to: begun.to });
  const again = { href: `/login?${query}`, text: loginWording.notLoggedIn.again };
  const top = { href: '/', text: commonWording.toTop };
  const [first, second] = citizen === null ? [again, top] : [top, again];
  return {
    title: loginWording.notLoggedIn.title,
    main: html`<h1>${loginWording.notLoggedIn.title}</h1>
      ${begun !== null && html`<p>${isAway ? loginWording.notLoggedIn.away : loginWording.notLoggedIn.refused}</p>`}
      ${
        begun === null &&
        html`<p>${loginWording.notLoggedIn.none}</p>
      <ul>
        <li>${loginWording.notLoggedIn.elsewhere}</li>
        <li>${loginWording.notLoggedIn.used}</li>
        <li>${loginWording.notLoggedIn.late}</li>
      </ul>`
      }
      ${citizen !== null && html`<p>${loginWording.notLoggedIn.stays({ name: citizen.name })}</p>`}
      <div class="ui-buttons"><a class="ui-button ui-button-primary" href="${first.href}">${first.text}</a><a class="ui-button ui-button-secondary" href="${second.href}">${second.text}</a></div>`,
  };
}

/** Its answer is used up by then: only a new login helps, not the page once more. */
async function whoseOrAway<Who extends LoggedIn>(
  identity: Identity<Who>,
  ...answer: Parameters<Identity<Who>['whose']>
): Promise<Who | null | 'away'> {
  try {
    return await identity.whose(...answer);
  } catch (error) {
    if (error instanceof Unavailable) return 'away';
    throw error;
  }
}

/** Where the login outside the portal comes back to. Only the browser that began it is let in, and once. */
export function registerLoginReturn<Who extends LoggedIn>(
  app: FastifyInstance,
  portal: Portal,
  identity: Identity<Who>,
  enter: Enter<Who>,
): void {
  app.get<{ Querystring: { [name: string]: unknown } }>(loginReturnPath, async (request, reply) => {
    const state = textOf(request.query, identity.stateIn);
    const begun = await takeLogin(portal.database, request, state, portal.now());
    const who = begun && (await whoseOrAway(identity, request.query, begun.keep));
    if (begun === null || who === null || who === 'away') {
      const { citizen } = await visitorOf(portal, request);
      const isAway = who === 'away';
      return sendPage(reply, notLoggedInPage(citizen, begun, isAway), isAway ? 503 : 403);
    }
    await enter(request, reply, who);
    return redirectHere(reply.header('cache-control', 'no-store'), destinationOf(portal, begun.from, begun.to));
  });
}
