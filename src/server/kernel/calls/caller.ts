import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LoggableError } from '../../db/loggable-error.ts';
import { isDatabaseAway } from '../../db/no-connection.ts';
import type { Portal } from '../portal/portal.ts';
import { addressOf } from '../sessions/address-of.ts';
import { sessionOf } from '../sessions/browser.ts';
import { browserOf } from '../sessions/browser-of.ts';

/** The database went away before anything of a request was begun. */
export class NothingBegun extends LoggableError {
  override readonly name = 'NothingBegun';
}

/** Whose calls are counted together: those of one login; without one, those of one address. Anybody can make a cookie up: it counts as none. */
export async function callerOf(portal: Portal, request: FastifyRequest): Promise<string> {
  const browser = await browserOf(portal.database, request).catch((error: unknown) => {
    throw isDatabaseAway(error) ? new NothingBegun('the browser was not read', { cause: error }) : error;
  });
  const session = sessionOf(browser, portal.now());
  return createHash('sha256')
    .update(session === null ? `address ${addressOf(request)}` : `login ${session.id}`)
    .digest('hex');
}
