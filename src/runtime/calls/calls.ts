import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import { doneResult } from '../../model/result-codes.ts';
import type { CompiledValidator, Host, Send } from '../contract/host.ts';
import type { Evaluator } from '../contract/screen.ts';
import type { ExpiringStorage } from '../storage/expiring-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { numberOf } from '../values/evaluator.ts';
import type { Answer } from './answer.ts';
import { type Failure, isOutcomeUnknown, isTurnedAway } from './failure.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { outcomeOf } from './outcome.ts';
import { type Posted, plainly, post } from './post.ts';

export interface CallRequest {
  readonly call: string;
  readonly screenId: string;
  /** Empty: sent without `reqBody`. */
  readonly body: AnyRecord;
  /** What makes an act the same one, where the launch does not: a draft, a procedure. Empty: each is its own once it is answered. */
  readonly intention?: string | undefined;
  /** Overrides the definition's. */
  readonly sendOnce?: boolean | undefined;
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
/** Response header of an act that was done before with other content, which is what the answer is of. */
const contentHeader = 'Outcome-Of';
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
): Calls {
  const lost: Calls['lost'] = new Map();
  const told: Calls['told'] = new Set();
  const late = new Map<string, Answer>();
  let sender = plainly;
  const unloaded = (error: unknown): undefined => host.report('keys', error) as undefined;
  const definition = (call: string): CallDefinition => {
    const found = parts.call(call);
    if (found === undefined) throw new Error(`No call ${call}`);
    return found;
  };
  const judge = async (
    posted: Posted,
    { name, clientCode }: CallDefinition,
    validator: Promise<CompiledValidator | null>,
  ): Promise<Answer> => {
    const fail = (code: string, more: Partial<Failure>): Answer => ({
      kind: 'failed',
      failure: {
        call: name,
        code,
        aliases: [clientCode],
        number: clientCode,
        message: '',
        status: null,
        resultCode: null,
        body: null,
        detail: `${name}: ${code}`,
        ...more,
      },
    });
    if (posted.kind === 'aborted') return { kind: 'aborted' };
    if (posted.kind !== 'answer') return fail(posted.kind, { detail: `${name}: ${posted.detail}` });
    const { status } = posted;
    const endsIn = Number(posted.headers.get(sessionHeader) ?? Number.NaN);
    if (Number.isFinite(endsIn)) setSessionEnd(endsIn);
    const person = posted.headers.get(personHeader);
    if (person !== null && leaveIfOtherPerson(person)) {
      // The page is being left: what was pressed for the one before is not sent for somebody else.
      self.send = () => new Promise(() => {});
      return self.send(undefined as never);
    }
    const answer = parsed(posted.text);
    const resultCode = isRecord(answer) && typeof answer.resultCode === 'string' ? answer.resultCode : null;
    const isSuccess = status >= 200 && status <= 299;
    if (isSuccess && (status === 204 || resultCode === doneResult)) {
      const body = (isRecord(answer) ? answer.resBody : null) ?? {};
      const validate = await validator;
      if (isRecord(body) && (validate === null || validate(body)))
        return { kind: 'ok', body, isOfOther: posted.headers.has(contentHeader) };
      return fail('malformed', {
        status,
        resultCode,
        detail: `${name}: ${JSON.stringify(validate?.errors ?? 'no object')}`,
      });
    }
    if (isSuccess && resultCode === null) return fail('malformed', { status });
    const error =
      isRecord(answer) && Array.isArray(answer.errors) && isRecord(answer.errors[0]) ? answer.errors[0] : {};
    const code = typeof error.errorCode === 'string' && error.errorCode !== '' ? error.errorCode : null;
    const result = resultCode === null || resultCode === doneResult ? null : `result-${resultCode}`;
    return fail(code ?? result ?? clientCode, {
      aliases: [...(result === null ? [] : [result]), `http-${status}`, clientCode],
      number: code ?? clientCode,
      message: typeof error.errorMessage === 'string' ? error.errorMessage : '',
      ...(isRecord(error.input) && { input: error.input as NonNullable<Failure['input']> }),
      status,
      resultCode,
      body: isRecord(answer) ? (answer.resBody ?? null) : null,
    });
  };
  const settle = (call: CallDefinition, isDone: boolean, calling = launch(), slot = call.name): void => {
    keys().then((by) => by.forgetAnswered(slot, isDone), unloaded);
    lost.delete(slot);
    told.delete(call.name);
    if (isDone && call.intention === 'launch') calling?.markDone();
  };
  const self: Calls = {
    definition,
    lost,
    told,
    late,
    settle,
    all: parts.calls,
    sendBy(send) {
      sender = send;
    },
    async send(request) {
      const {
        call,
        screenId,
        body,
        intention,
        sendOnce,
        signal,
        mostSeconds,
        isOneOfMany = false,
        via = sender,
      } = request;
      const known = definition(call);
      // Of who pressed: before anything is waited for.
      const person = known.effect === 'none' ? null : headerValue(session.get(storageKeys.person));
      const once = sendOnce ?? known.sendOnce;
      const reqBody = Object.fromEntries(
        Object.entries(body).map(([member, value]) => [evaluator.text(known.rename?.[member] ?? member), value]),
      );
      const content = { commonHeader: { screenId }, ...(Object.keys(reqBody).length > 0 ? { reqBody } : {}) };
      const timeout = numberOf(evaluator, known.timeout);
      // Loads in parallel with the request.
      const validator = host.loadResponseValidator(known.name);
      validator.catch(() => {});
      const kind = known.effect === 'files' ? known.intention : null;
      const calling = kind === 'launch' ? launch() : null;
      const given = calling?.key() ?? (intention ? encodeURIComponent(intention) : null);
      const isAct = known.effect === 'files';
      // Nothing is written without a key, and no act is begun before what tells of its answer is there.
      const [by] = await Promise.all([once ? keys() : null, isAct ? host.loadRest() : null]).catch((error) => [
        unloaded(error),
      ]);
      if (by === undefined) return judge({ kind: 'network', detail: 'keys' }, known, validator);
      // Nobody waits for it any more, and nothing was sent yet.
      if (isAct && signal?.aborted) return { kind: 'aborted' };
      const own = by?.keysFor({ known, screenId, isOneOfMany }, content, given);
      const answered = async () =>
        judge(
          await post(via, host, known.path, content, {
            headers: {
              ...(own && { 'Idempotency-Key': own.key }),
              ...(own && kind !== null && { [intentionHeader]: own.intention }),
              ...(person === null ? {} : { [personHeader]: person }),
            },
            timeoutSeconds: Math.min(timeout, mostSeconds ?? timeout),
            signal: once ? null : (signal ?? null),
          }),
          known,
          validator,
        );
      if (by === null || own === undefined) return answered();
      const { slot } = own;
      return by.whileSending(own.key, async () => {
        const answer = await answered();
        if (isAnswerToWrite(answer, known)) {
          // There is nobody who would tell the person.
          if (isAct && signal?.aborted) {
            late.set(own.key, answer);
            return answer;
          }
          settle(known, outcomeOf(known, answer).filed === true, calling, slot);
          // Asked about elsewhere, that sending was given up. Sent again, it is another one of the same act.
          return own.isAgain && answer.kind === 'failed' && answer.failure.code === givenUp
            ? self.send(request)
            : answer;
        }
        lost.set(slot, request);
        if (answer.kind === 'failed' && isTurnedAway(answer.failure)) by.noteTurnedAway(slot);
        else if (isAct) told.add(call);
        return isAct && answer.kind === 'failed' ? withUnknownOutcome(answer.failure, known) : answer;
      });
    },
  };
  return self;
}

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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
