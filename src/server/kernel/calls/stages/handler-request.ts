import { askedTogether, type Statement } from '../../../db/asked-together.ts';
import type { Queries } from '../../../db/database.ts';
import type { Citizen } from '../../../ports/identity.ts';
import { type KnownCitizen, knownCitizen } from '../../../ports/register.ts';
import { frameCounts } from '../../portal/frame-counts.ts';
import type { Portal } from '../../portal/portal.ts';
import { originOf } from '../../sessions/origin.ts';
import { refusalBeforeSigning } from '../before-signing.ts';
import type { AnyoneRequest, CitizenRequest } from '../endpoint.ts';
import { timesAsked, timesCarriedOut } from '../intention.ts';
import { keepMessage } from '../outbox.ts';
import type { Admitted } from './admitted.ts';

/** What a handler of this transaction is given. */
export function anyoneRequest(
  db: Queries,
  admitted: Admitted,
  { act, delivery }: Pick<AnyoneRequest, 'act' | 'delivery'>,
): AnyoneRequest {
  const { portal, request, browser, session, citizen, body, screenId, now, idempotencyKey, intention, settings } =
    admitted;
  let record: Promise<KnownCitizen> | null = null;
  const knownOf = (one: Citizen) => {
    record ??= knownCitizen(portal.register, one, db);
    return record;
  };
  return {
    body,
    screenId,
    session,
    citizen,
    known: async () => citizen && knownOf(citizen),
    counts: async () =>
      citizen === null || browser === null ? null : frameCounts(portal, browser, () => knownOf(citizen)),
    db,
    now,
    idempotencyKey,
    intention,
    settings,
    origin: originOf(request),
    receipts: portal.receipts,
    register: portal.register,
    signing: portal.signing,
    act,
    send: async (message) => {
      if (citizen !== null) await keepMessage(db, citizen.id, now, message);
    },
    delivery,
  };
}

/** The same, where somebody is logged in. */
export function citizenRequest(portal: Portal, input: AnyoneRequest): CitizenRequest {
  const owner = input.citizen?.id ?? '';
  const pathOf = (name: string) => portal.calls.find((call) => call.name === name)?.path ?? '';
  const own = {
    ...input,
    timesFiled: (name: string) => timesCarriedOut(input.db, { owner, path: pathOf(name) }),
    ahead: async (statements: readonly Statement[], ...filed: readonly string[]) => {
      const times = filed.map((name) => timesAsked({ owner, path: pathOf(name) }));
      return citizenRequest(portal, { ...input, db: await askedTogether(input.db, [...statements, ...times]) });
    },
    refusalBeforeSigning: (target: unknown) => refusalBeforeSigning(portal, own, target),
  } as CitizenRequest;
  return own;
}
