import type { FastifyInstance } from 'fastify';
import { outcomesPath } from '../../kernel/page/outcomes-path.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import { type Portal, settingsFor } from '../../kernel/portal/portal.ts';
import { textSetting } from '../../kernel/portal/settings.ts';
import { knownVisitorOf } from '../../kernel/portal/visitor.ts';
import { timeOf } from '../../kernel/sessions/browser.ts';
import { acceptedActs } from './accepted-acts.ts';
import { outcomesLoginPage, outcomesPage } from './outcomes-page.ts';
import { readStatusCalls, registerSeen } from './status-calls.ts';

/** The page of outcomes: of no launch, flow or screen, and of nobody but who is logged in. */
export async function registerOutcomes(app: FastifyInstance, portal: Portal): Promise<void> {
  const statusCalls = await readStatusCalls();
  app.get(outcomesPath, async (request, reply) => {
    const { citizen, browser } = await knownVisitorOf(portal, request);
    if (citizen === null) return sendPage(reply, { ...outcomesLoginPage, path: outcomesPath });
    const settings = settingsFor(portal, browser);
    const isAsked = textSetting(settings, 'outcome.ask') === 'key';
    const asked = { db: portal.database, citizen, now: timeOf(browser, portal.now()), settings };
    const accepted = isAsked ? await acceptedActs(portal, asked) : null;
    const page = outcomesPage(portal, { citizen, settings, accepted, withStatus: new Set(statusCalls.keys()) });
    return sendPage(reply, { ...page, path: outcomesPath });
  });
  registerSeen(app, portal, statusCalls);
}
