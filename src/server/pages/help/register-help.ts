import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isErrorNumber } from '../../../forms/error-number.ts';
import { appAddress } from '../../kernel/page/app-address.ts';
import { notFoundPage } from '../../kernel/page/error-pages.ts';
import { textOf } from '../../kernel/page/form-bodies.ts';
import { localAddress, ownAddress, redirectHere } from '../../kernel/page/local-address.ts';
import { sendPage } from '../../kernel/page/send-page.ts';
import type { Portal } from '../../kernel/portal/portal.ts';
import { originOf } from '../../kernel/sessions/origin.ts';
import { withForm } from './asked-of-form.ts';
import { helpPage, screenHelpPage, systemErrorPage } from './help-page.ts';
import { type CameFrom, helpAt, helpNamed, valuesAt } from './screen-at.ts';

/**
 * `/help` is the same link on every page: which screen it was followed from, the browser says (`Referer`, in full on the same site), and it leads to
 * that screen's own page. From elsewhere, or where the browser does not say, it has all offices.
 */
export function registerHelp(app: FastifyInstance, portal: Portal): void {
  app.get('/help', async (request, reply) => {
    const from = cameFromScreen(request);
    if (from === null) return sendPage(reply, helpPage());
    const { of, screen, number, below } = from;
    // Questions that come as data depend on where it is.
    const told = { ...(number !== '' && { number }), ...(screen?.asks.some(({ isForm }) => isForm) && { at: below }) };
    const query = Object.keys(told).length === 0 ? '' : `?${new URLSearchParams(told)}`;
    const page = screen === null ? `/help#${of.service}` : `/help/${of.service}/${screen.name}${query}`;
    return redirectHere(reply.header('cache-control', 'no-store'), ownAddress(page));
  });
  app.get<{ Params: { service: string; screen: string } }>('/help/:service/:screen', async (request, reply) => {
    const { service, screen: name } = request.params;
    const found = helpNamed(service, name);
    if (found?.screen == null) return sendPage(reply, notFoundPage, 404);
    const values = valuesAt(found.screen, textOf(request.query, 'at'));
    const form = values && (await portal.formAt.get(service)?.(portal.database, values));
    return sendPage(reply, screenHelpPage(found.of, withForm(found.screen, form ?? null), numberIn(request.query)));
  });
  app.get('/errors/system', async (request, reply) => sendPage(reply, systemErrorPage(cameFromScreen(request))));
  // What the footer said before.
  app.get('/about/contact', async (_request, reply) => redirectHere(reply, ownAddress('/help')));
}

/** The screen that a page was opened from, with the number of the error that it shows; null = none. */
export function cameFromScreen(request: FastifyRequest): CameFrom | null {
  const address = localAddress(request.headers.referer ?? '', originOf(request));
  if (address === null) return null;
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const found = helpAt(pathname);
  const below = pathname.slice(appAddress('').length);
  return found && { ...found, below, number: numberIn({ number: searchParams.get('code') ?? '' }) };
}

/** Only what has the form of one is said again. */
function numberIn(query: unknown): string {
  const number = textOf(query, 'number');
  return isErrorNumber(number) ? number : '';
}
