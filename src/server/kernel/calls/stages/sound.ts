import * as refusalsWording from '../../../../../build/wording/server/refusals.ts';
import { isStorable } from '../../../db/storable.ts';
import { settingsFor } from '../../portal/portal.ts';
import type { Settings } from '../../portal/settings.ts';
import { sessionOf, timeOf } from '../../sessions/browser.ts';
import type { Session } from '../../sessions/session.ts';
import { invalidRequest } from '../answers.ts';
import { refusalOfHidden } from '../refusal-of-input.ts';
import type { Asked } from './asked.ts';
import { keyOf } from './key-of.ts';
import type { Refused } from './outcome.ts';

/** A request that is what its contract says. */
export interface Sound extends Asked {
  /** The login of the browser; null = none. */
  readonly session: Session | null;
  /** `reqBody`; undefined for a call without one. */
  readonly body: unknown;
  /** From the common header. */
  readonly screenId: string;
  /** On the browser's clock. */
  readonly now: Date;
  readonly settings: Settings;
  readonly idempotencyKey: string | null;
}

/** -> schema, and nothing in it that cannot be seen */
export function soundRequest(asked: Asked): Sound | Refused {
  const { portal, request, browser } = asked;
  const { call } = asked.route;
  const session = sessionOf(browser, portal.now());
  // Before anything walks through it.
  const sent = isStorable(request.body) ? call.withCutKeys(request.body) : undefined;
  if (!call.checkRequest(sent)) {
    // The schema path only: the data path may contain names sent by the client.
    const refusedAt = call.checkRequest.errors?.map(({ schemaPath }) => schemaPath);
    request.log.info({ call: call.name, refusedAt }, 'request refused by its schema');
    return { refused: invalidRequest(400, refusalsWording.calls.notAccepted) };
  }
  const { commonHeader, reqBody } = sent as { commonHeader: { screenId: string }; reqBody?: unknown };
  const body = call.takesBody ? (reqBody ?? {}) : undefined;
  const settings = settingsFor(portal, browser);
  const read = { body, screenId: commonHeader.screenId, now: timeOf(browser, portal.now()), settings };
  const hidden = refusalOfHidden(call, read);
  if (hidden !== null) {
    request.log.info({ call: call.name }, 'request refused: text that cannot be seen');
    return { refused: hidden };
  }
  return { ...asked, ...read, session, idempotencyKey: keyOf(request, 'idempotency-key') };
}
