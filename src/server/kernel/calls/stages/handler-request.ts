import { askedTogether, type Statement } from '../../../db/asked-together.ts';
import type { Queries } from '../../../db/database.ts';
import { readingFirst } from '../../../db/reading-only.ts';
import { countsOrNone } from '../../portal/frame-counts.ts';
import { knownFor } from '../../portal/known-for.ts';
import type { Portal } from '../../portal/portal.ts';
import { originOf } from '../../sessions/origin.ts';
import { refusalBeforeSigning } from '../before-signing.ts';
import type { AnyoneRequest, CitizenRequest, KnownRequest, OutsideOfKnown } from '../endpoint.ts';
import { timesAsked, timesCarriedOut } from '../intention.ts';
import { keepMessage } from '../outbox.ts';
import type { Admitted } from './admitted.ts';

/** What a handler of this transaction is given. */
export function anyoneRequest(db: Queries, admitted: Admitted, act: AnyoneRequest['act']): AnyoneRequest {
  const { portal, request, browser, session, citizen, body, screenId, now, idempotencyKey, intention, settings } =
    admitted;
  return {
    body,
    screenId,
    session,
    citizen,
    counts: async () =>
      citizen === null || browser === null
        ? null
        : countsOrNone(portal, browser, () => knownFor(portal, request, citizen)),
    db,
    now,
    idempotencyKey,
    intention,
    settings,
    origin: originOf(request),
    receipts: portal.receipts,
    act,
    send: async (message) => {
      if (citizen !== null) await keepMessage(db, citizen.id, now, message);
    },
  };
}

/** The same, where somebody is logged in. */
export function citizenRequest(portal: Portal, input: AnyoneRequest): CitizenRequest {
  const owner = input.citizen?.id ?? '';
  const pathOf = (name: string) => portal.calls.find((call) => call.name === name)?.path ?? '';
  return {
    ...input,
    timesFiled: (name: string) => timesCarriedOut(input.db, { owner, path: pathOf(name) }),
    ahead: async (statements: readonly Statement[], ...filed: readonly string[]) => {
      const times = filed.map((name) => timesAsked({ owner, path: pathOf(name) }));
      return citizenRequest(portal, { ...input, db: await askedTogether(input.db, [...statements, ...times]) });
    },
  } as CitizenRequest;
}

/** The same with the systems outside, ahead of the transaction. */
export function outsideRequest(portal: Portal, request: KnownRequest): Omit<KnownRequest, 'ahead'> & OutsideOfKnown {
  const { register, signing, mailer, database } = portal;
  return {
    ...request,
    ...{ register, signing, mailer },
    refusalBeforeSigning: (target) =>
      readingFirst(database, (db) => refusalBeforeSigning(portal, { ...request, db }, target)),
  };
}
