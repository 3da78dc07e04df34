import type { FastifyInstance } from 'fastify';
import { textOf } from '../kernel/page/form-bodies.ts';
import { redirectAway } from '../kernel/page/local-address.ts';
import { sendPage } from '../kernel/page/send-page.ts';
import { type Portal, settingsFor } from '../kernel/portal/portal.ts';
import { numberSetting } from '../kernel/portal/settings.ts';
import { visitorOf } from '../kernel/portal/visitor.ts';
import { keepLogin } from '../kernel/sessions/begun-logins.ts';
import { originOf } from '../kernel/sessions/origin.ts';
import { randomKey } from '../kernel/sessions/random-key.ts';
import { cardAppAddress, deviceOf, phoneNeededPage, wishedAddress } from './login.ts';

/** Where a login comes back to. */
export const loginReturnPath = '/login/return';

/** Begins a login: what it needs to come back is kept for this browser. */
export function registerLoginLanding(app: FastifyInstance, portal: Portal): void {
  app.post('/login/landing', async (request, reply) => {
    const { browser } = await visitorOf(portal, request);
    const settings = settingsFor(portal, browser);
    const [from, state] = [textOf(request.body, 'from'), randomKey()];
    // The app may return there and trusts the portal, so the address must be on this site.
    const to = wishedAddress(textOf(request.body, 'to')) ?? '';
    const posted = ['transitionFlg', 'fieldCd', 'fieldDetailCd'].map((name) => [name, textOf(request.body, name)]);
    const begun = await portal.identity.begin({
      state,
      returnTo: `${originOf(request)}${loginReturnPath}`,
      device: deviceOf(request),
      cardApp: cardAppAddress(request, settings, { ...Object.fromEntries(posted), from, to, state }),
    });
    if (begun === null) return sendPage(reply, phoneNeededPage(settings));
    const { address, keep } = begun;
    await keepLogin(portal.database, request, reply, {
      ...{ state, keep, from, to },
      now: portal.now(),
      limitSeconds: numberSetting(settings, 'login.attemptKeep'),
    });
    return redirectAway(reply, address);
  });
}
