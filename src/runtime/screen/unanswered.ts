// chunk: acts
import { isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { Kept, Keys } from '../calls/idempotency.ts';
import type { Core } from '../core/core.ts';
import { storageKeys } from '../storage/storage-keys.ts';

/** A write of which nobody here knows whether it was carried out. */
export interface Unanswered {
  readonly call: CallDefinition;
  readonly keys: Keys;
  /** Path of the page that sent it. */
  readonly at: string;
  /** This tab knows of it by itself. */
  readonly isOfTab: boolean;
  /** The tab that sent it is another one, or gone: what was typed and chosen on the way may be nowhere. */
  readonly isLeft: boolean;
}

/** Acts (`effect: files`) from anywhere on this device, by this person; of other writes, those that this tab sent before it was loaded anew. */
export function unansweredIn(core: Core, isAct: boolean): readonly Unanswered[] {
  return core.calls.all().flatMap((call): readonly Unanswered[] => {
    if ((call.effect === 'files') !== isAct || (!isAct && core.calls.lost.has(call.name))) return [];
    const own = core.session.get(storageKeys.idempotencyKey(call.name), isSent) as Taken | undefined;
    const kept = own ?? (isAct ? sentByPerson(core, call) : undefined);
    if (kept === undefined || !(kept.isSent || kept.isLost)) return [];
    const { key, intention, read, at } = kept;
    return [
      {
        call,
        keys: { key, intention, ...(read !== undefined && { read }) },
        at,
        isOfTab: own !== undefined,
        isLeft: own?.isTaken ?? own === undefined,
      },
    ];
  });
}

/** From now on this tab knows of it, and is not led there again. */
export function takeOver(core: Core, call: CallDefinition): void {
  const sent = sentByPerson(core, call);
  if (sent !== undefined) core.session.set(storageKeys.idempotencyKey(call.name), { ...sent, isTaken: true }, null);
}

/** It is of another launch than this one, which neither settles nor continues it: kept on the device for the page of outcomes to tell. */
export function putAside({ local, session, settings, calls }: Core, { call: { name }, keys }: Unanswered): void {
  const person = String(session.get(storageKeys.person) ?? '');
  const ofDevice = storageKeys.sentBy(person, name);
  const own = storageKeys.idempotencyKey(name);
  const kept = [session.get(own), local.get(ofDevice)].find((one) => isRecord(one) && one.key === keys.key);
  const seconds = local.secondsLeft(ofDevice) ?? settings.number('outcome.keep', 86_400);
  local.set(storageKeys.sentBy(person, `${name}.${keys.key}`), kept, seconds);
  session.remove(own);
  if ((local.get(ofDevice) as Kept | undefined)?.key === keys.key) local.remove(ofDevice);
  calls.lost.delete(name);
  calls.told.delete(name);
}

/** `isTaken`: another tab sent it, and this one has told the person. */
type Taken = Kept & { readonly isTaken?: true };

/** The device still has it as unanswered, whatever this tab knows of it by itself. */
export const isOnDevice = (core: Core, { call, keys }: Unanswered): boolean =>
  sentByPerson(core, call)?.key === keys.key;

const sentByPerson = ({ local, session }: Core, { name }: CallDefinition): Kept | undefined =>
  local.get(storageKeys.sentBy(String(session.get(storageKeys.person) ?? ''), name), isSent) as Kept | undefined;

export const isSent = (value: unknown): boolean =>
  isRecord(value) && ['key', 'intention', 'at'].every((member) => typeof value[member] === 'string');
