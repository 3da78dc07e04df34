import type { AnyRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { Host, Send } from '../contract/host.ts';
import type { Evaluator } from '../contract/screen.ts';
import type { ExpiringStorage } from '../storage/expiring-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { numberOf } from '../values/evaluator.ts';
import type { Answer } from './answer.ts';
import { answerOf } from './answer-of.ts';
import { type Failure, isOutcomeUnknown, isTurnedAway } from './failure.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { outcomeOf } from './outcome.ts';
import { plainly, post } from './post.ts';

export interface CallRequest {
  readonly call: string;
  readonly screenId: string;
  /** Empty: sent without `reqBody`. */
  readonly body: AnyRecord;
  /** What makes an act the same one, where the launch does not: a draft, a procedure. Empty: each is its own once it is answered. */
  readonly intention?: string | undefined;
  /** Overrides the definition's. */
  readonly sendOnce?: boolean | undefined;
  /** Overrides the definition's: nobody waits for it. */
  readonly background?: boolean | undefined;
  /** Aborts the request; ignored for writes, which are never cancelled midway. */
  readonly signal?: AbortSignal;
  /** Caps the definition's timeout, in seconds (for a poll near its deadline). */
  readonly mostSeconds?: number;
  /** Several of this call may be unanswered at once (files, say): each content keeps a key of its own. */
  readonly isOneOfMany?: boolean;
  /** Sends this request alone. */
  readonly via?: Send | undefined;
}

export interface Calls {
  definition(call: string): CallDefinition;
  send(request: CallRequest): Promise<Answer>;
  /** From now on requests go out by this. */
  sendBy(send: Send): void;
  all(): readonly CallDefinition[];
  /** An unanswered write has been settled by other means than its answer. `isDone`: it was carried out. */
  settle(call: CallDefinition, isDone: boolean): void;
  /** Per call: the write whose outcome is unknown. Kept until it, or a later write of the same call, is answered. */
  readonly lost: Map<string, CallRequest>;
  /** Acts of which this page has already told the person that nobody knows. */
  readonly told: Set<string>;
  /** By key: what was answered to an act whose screen had been left. It stays unanswered until the person has been told. */
  readonly late: ReadonlyMap<string, Answer>;
}

/** The launch that brought the person here. */
export interface CallingLaunch {
  /** null = no key: its data were stored by an older build. */
  key(): string | null;
  /** Has this person fulfilled its purpose, here or in another tab? */
  isDone(): boolean;
  markDone(): void;
  /** The same data become another launch, by the person's wish. */
  renew(): void;
}

/** Response header: seconds until the login expires. */
const sessionHeader = 'Session-Expires-In';
/** Response header: an opaque token, different for every person. A call with an effect sends back the one it was told last: it counts for no one else. */
const personHeader = 'Session-Person';
/** Request header of an act: of which launch, draft or procedure it is the act, whatever the sending page was told meanwhile. */
const intentionHeader = 'Intention-Key';
/** The portal's code for a sending that comes after its sender was told that it had not come. */
const givenUp = 'given-up';

export function createCalls(
  host: Host,
  parts: { call(name: string): CallDefinition | undefined; calls(): readonly CallDefinition[] },
  evaluator: Evaluator,
  session: ExpiringStorage,
  /** Loaded before the first write. */
  keys: () => Promise<IdempotencyKeys>,
  setSessionEnd: (seconds: number) => void,
  /** True: the page is being left because somebody else is logged in; the answer is never delivered. */
  leaveIfOtherPerson: (person: string) => boolean,
  launch: () => CallingLaunch | null,
  waitTurn: Host['waitTurn'],
): Calls {
  const lost: Calls['lost'] = new Map();
  const told: Calls['told'] = new Set();
  const late = new Map<string, Answer>();
  let sender = plainly;
  let isLeft = false;
  const unloaded = (error: unknown): undefined => host.report('keys', error) as undefined;
  const definition = (call: string): CallDefinition => {
    const found = parts.call(call);
    if (found === undefined) throw new Error(`No call ${call}`);
    return found;
  };

  /** What every answer tells of the login. */
  const noteLogin = (headers: Headers): void => {
    const endsIn = Number(headers.get(sessionHeader) ?? Number.NaN);
    if (Number.isFinite(endsIn)) setSessionEnd(endsIn);
    const person = headers.get(personHeader);
    isLeft ||= person !== null && leaveIfOtherPerson(person);
  };

  const settle = (call: CallDefinition, isDone: boolean, calling = launch(), slot = call.name): void => {
    keys().then((by) => by.forgetAnswered(slot, isDone), unloaded);
    lost.delete(slot);
    told.delete(call.name);
    if (isDone && call.intention === 'launch') calling?.markDone();
  };

  /** With keys, by which the portal does it once; and what the answer leaves behind. */
  const write = async (
    request: CallRequest,
    known: CallDefinition,
    content: Content,
    transmit: Transmit,
  ): Promise<Answer> => {
    const isAct = known.effect === 'files';
    const kind = isAct ? known.intention : null;
    const calling = kind === 'launch' ? launch() : null;
    const given = calling?.key() ?? (request.intention ? encodeURIComponent(request.intention) : null);
    const isUnwanted = () => isAct && request.signal?.aborted === true;
    // Nothing is written without a key, and no act is begun before what tells of its answer is there.
    const by = await Promise.all([keys(), isAct ? host.loadRest() : null]).then(([loaded]) => loaded, unloaded);
    if (by === undefined) return answerOf({ kind: 'network', detail: 'keys' }, known, null);
    // Nobody waits for it any more, and nothing was sent yet.
    if (isUnwanted()) return { kind: 'aborted' };
    const { screenId, isOneOfMany = false } = request;
    const own = by.keysFor({ known, screenId, isOneOfMany }, content, given);
    return by.whileSending(own.key, async () => {
      const answer = await transmit({
        'Idempotency-Key': own.key,
        ...(kind !== null && { [intentionHeader]: own.intention }),
      });
      if (!isAnswerToWrite(answer, known)) {
        lost.set(own.slot, request);
        if (answer.kind === 'failed' && isTurnedAway(answer.failure)) by.noteTurnedAway(own.slot);
        else if (isAct) told.add(known.name);
        return isAct && answer.kind === 'failed' ? withUnknownOutcome(answer.failure, known) : answer;
      }
      // There is nobody who would tell the person.
      if (isUnwanted()) {
        late.set(own.key, answer);
        return answer;
      }
      settle(known, outcomeOf(known, answer).filed === true, calling, own.slot);
      // Asked about elsewhere, that sending was given up. Sent again, it is another one of the same act.
      return own.isAgain && answer.kind === 'failed' && answer.failure.code === givenUp ? send(request) : answer;
    });
  };

  const send = async (request: CallRequest): Promise<Answer> => {
    // What was pressed for the one before is not sent for somebody else.
    if (isLeft) return never();
    const known = definition(request.call);
    // Of who pressed: before anything is waited for.
    const person = known.effect === 'none' ? null : headerValue(session.get(storageKeys.person));
    const isWrite = request.sendOnce ?? known.sendOnce;
    const content = contentOf(request, known, evaluator);
    const signal = isWrite ? null : (request.signal ?? null);
    const via = request.via ?? sender;
    const timeout = numberOf(evaluator, known.timeout);
    // Loads in parallel with the request.
    const validator = host.loadResponseValidator(known.name);
    validator.catch(() => {});
    const transmit: Transmit = async (headers) => {
      const posted = await post(via, host, known.path, content, {
        headers: { ...headers, ...(person !== null && { [personHeader]: person }) },
        timeoutSeconds: Math.min(timeout, request.mostSeconds ?? timeout),
        signal,
      });
      if (posted.kind === 'answer') {
        const { status, headers: told } = posted;
        noteLogin(told);
        // Not looked at yet: the same request once more, when its turn has come.
        if (status === 429 && (await waitTurn(told, request.background ?? known.background, signal)))
          return transmit(headers);
      }
      return isLeft ? never() : answerOf(posted, known, validator);
    };
    return isWrite ? write(request, known, content, transmit) : transmit({});
  };

  return {
    definition,
    lost,
    told,
    late,
    settle,
    all: parts.calls,
    sendBy(by) {
      sender = by;
    },
    send,
  };
}

/** Sends what was asked for, by the login and the time it was asked at. A write is never cancelled midway. */
type Transmit = (headers: { readonly [name: string]: string }) => Promise<Answer>;

interface Content {
  readonly commonHeader: { readonly screenId: string };
  readonly reqBody?: { readonly [member: string]: unknown };
}

function contentOf({ screenId, body }: CallRequest, { rename }: CallDefinition, evaluator: Evaluator): Content {
  const members = Object.entries(body).map(([member, value]) => [evaluator.text(rename?.[member] ?? member), value]);
  return { commonHeader: { screenId }, ...(members.length > 0 && { reqBody: Object.fromEntries(members) }) };
}

/** The page is being left. */
const never = () => new Promise<never>(() => {});

/** Does the answer settle this very write? 401 and 429 are sent before the write is looked at, so an earlier attempt may still have succeeded. */
function isAnswerToWrite(answer: Answer, known: CallDefinition): boolean {
  if (answer.kind !== 'failed') return answer.kind === 'ok';
  return !isOutcomeUnknown(answer.failure, known) && !isTurnedAway(answer.failure);
}

/** Adds the alias `unknown`, so that error rows can match an act whose outcome is unknown. */
function withUnknownOutcome(failure: Failure, known: CallDefinition): Answer {
  const aliases = isOutcomeUnknown(failure, known) ? ['unknown', ...failure.aliases] : failure.aliases;
  return { kind: 'failed', failure: { ...failure, aliases } };
}

/** Storage may hold anything; a browser sends no other characters. */
function headerValue(value: unknown): string | null {
  return typeof value === 'string' && /^[\x21-\x7e]+$/u.test(value) ? value : null;
}
