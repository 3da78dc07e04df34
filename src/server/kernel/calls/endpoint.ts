import type { FastifyRequest } from 'fastify';
import type { Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import type { Citizen } from '../../ports/identity.ts';
import type { Mailer, Message } from '../../ports/mailer.ts';
import type { KnownCitizen, Register } from '../../ports/register.ts';
import type { Signing } from '../../ports/signing.ts';
import type { ToldOfAct } from '../audit/audit-of-call.ts';
import type { CallName, RequestOf, ResponseOf } from '../contract/call-types.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Receipts } from '../portal/module-parts.ts';
import type { Portal } from '../portal/portal.ts';
import type { CookieKind } from '../sessions/cookie.ts';
import type { Counts } from '../sessions/counts.ts';
import type { Session } from '../sessions/session.ts';

/** Response of a call as sent over the wire (specification section 7); without a type argument it is a refusal. */
export interface Answer<Body = never> {
  /** HTTP status; default 200. */
  readonly status: number;
  readonly resultCode: string;
  readonly resBody?: Body;
  readonly errors?: readonly AnswerError[];
  /** It is the answer to an act that was sent before with other content; told in a header. */
  readonly isOfOther?: true;
  /** The login is over with it: its session is ended, and the browser told so by its cookie. */
  readonly endsSession?: true;
  /** It was written over what was there already: there is as much to do as before, and nothing is counted anew. */
  readonly leavesWaiting?: boolean;
}

export interface AnswerError {
  readonly errorCode: string;
  readonly errorMessage: string;
  /** The input that it is about, by the name of its screen. */
  readonly input?: { readonly screen: string; readonly field: string };
}

export type AnyAnswer = Answer<unknown>;

/** Input of every handler. The handler runs in one transaction with the stored response. */
export interface AnyoneRequest<Body = unknown> {
  /** `reqBody`, validated against the call's contract; undefined for a call without one. */
  readonly body: Body;
  /** From the common header. */
  readonly screenId: string;
  readonly session: Session | null;
  readonly citizen: Citizen | null;
  /** What the header counts for them; null = nobody is logged in, or it is not known now. */
  counts(): Promise<Counts | null>;
  readonly db: Queries;
  /** Server time on this session's clock (moved by `/sandbox/clock`). Never use `new Date()`. */
  readonly now: Date;
  readonly idempotencyKey: string | null;
  /** What makes this the same act as another one (header `Intention-Key`): a launch by a calling service, a draft, a procedure; null = not given. */
  readonly intention: string | null;
  /** Settings of `catalog/settings.yaml` with this server's and session's overrides, by dotted name; durations in seconds. */
  readonly settings: { readonly [name: string]: unknown };
  /** Origin under which people reach the portal, example `https://portal.example`. */
  readonly origin: string;
  /** How each service finds the receipt of a number. */
  readonly receipts: readonly Receipts[];
  /** Tells the audit log of this act what its contract does not say. */
  act(told: ToldOfAct): void;
  /** Into the outbox, from which the mailer takes it once this has succeeded. */
  send(message: Message): Promise<void>;
}

/** Like `AnyoneRequest`, for a call that requires a login: without one the kernel has already responded with ED1107. */
export interface CitizenRequest<Body = unknown> extends AnyoneRequest<Body> {
  readonly session: Session;
  readonly citizen: Citizen;
  /** How many acts of the call are done: what names the next one on every device, where nothing else does. */
  timesFiled(call: CallName): Promise<number>;
  /** The same request, for which these statements, and how often these calls were done, have been asked in one: what then asks one of them is given what was read. */
  ahead(statements: readonly Statement[], ...filed: readonly CallName[]): Promise<this>;
}

/** A citizen's request with what the registers know of them. */
export type KnownRequest<Body = unknown> = CitizenRequest<Body> & { readonly citizen: KnownCitizen };

/** What may be asked of systems outside. */
export interface Outside {
  /** What is asked of the registers beside what they know. */
  readonly register: Omit<Register, 'of'>;
  /** With what cards sign. */
  readonly signing: Signing;
  readonly mailer: Pick<Mailer, 'deliveryTo'>;
}

/** Of a citizen who is known. */
export interface OutsideOfKnown extends Outside {
  /** Why what is about to be signed would be refused when it is filed; null = it would be taken. */
  refusalBeforeSigning(target: unknown): Promise<Answer | null>;
}

/**
 * A handler is handed no system outside: while one takes its time, nobody holds a connection or a lock. It is asked ahead, in its time, and whoever then asks
 * what it said (`outside`) is told that it said nothing, which ends the call with nothing begun (503).
 */
interface Handling<Request, Result, Told, Systems = Outside> {
  /**
   * Asks systems outside ahead of the transaction: what it asks of the database is read, each statement by itself. What it does there must bear being done
   * again: for a call that is sent again, it is.
   */
  outside?(request: Omit<Request, 'ahead'> & Systems): Promise<Told>;
  handle(request: Request, outside: () => Promise<Told>): Promise<Answer<Result>>;
}

interface NeedsLogin<Body, Result, Told> extends Handling<CitizenRequest<Body>, Result, Told> {
  readonly login: 'required';
  readonly record?: undefined;
}

interface NeedsRecord<Body, Result, Told> extends Handling<KnownRequest<Body>, Result, Told, OutsideOfKnown> {
  readonly login: 'required';
  /** The register is asked for the citizen's record ahead, too. */
  readonly record: true;
}

interface OpenToAll<Body, Result> {
  readonly login: 'optional';
  readonly record?: undefined;
  readonly outside?: undefined;
  handle(request: AnyoneRequest<Body>): Promise<Answer<Result>>;
}

/** A call of an area with its own accounts. `request.body` has been validated; no citizen session was required. */
export interface OwnRequest<Body = unknown> {
  readonly portal: Portal;
  readonly call: ServerCall;
  readonly request: FastifyRequest;
  /** `reqBody`. */
  readonly body: Body;
  /** From the common header. */
  readonly screenId: string;
  readonly now: Date;
  readonly idempotencyKey: string | null;
  readonly settings: { readonly [name: string]: unknown };
}

export interface OwnAnswer<Result = unknown> {
  readonly answer: Answer<Result>;
  /** Set with the response; value null deletes one. */
  readonly cookies?: readonly (readonly [kind: CookieKind, value: string | null])[];
}

/** An area with its own accounts, cookie and transactions: a citizen's session neither grants access to it nor is extended by it. */
export interface OwnPeople {
  readonly login: 'own';
  answer(request: OwnRequest): Promise<OwnAnswer>;
}

export type CitizenEndpoint<Body, Result, Told = unknown> =
  | NeedsLogin<Body, Result, Told>
  | NeedsRecord<Body, Result, Told>
  | OpenToAll<Body, Result>;

/** One file under `endpoints/` exports one of these as `endpoint`. */
export type Endpoint = {
  /** Name of a file in `catalog/calls`. */
  readonly call: string;
} & (CitizenEndpoint<unknown, unknown> | OwnPeople);

/** Declares the endpoint of a call, typed by the contract in `catalog/calls`. */
export function defineEndpoint<Name extends CallName, Told = undefined>(
  call: Name,
  definition: CitizenEndpoint<RequestOf<Name>, ResponseOf<Name>, Told>,
): Endpoint {
  // The body has been validated against the contract before `handle` runs, which justifies the cast.
  return { call, ...(definition as CitizenEndpoint<unknown, unknown>) };
}

/** resultCode 0000. */
export function ok(): Answer<undefined>;
export function ok<const Body>(resBody: Body): Answer<Body>;
export function ok(resBody?: unknown): AnyAnswer {
  return resBody === undefined ? { status: 200, resultCode: '0000' } : { status: 200, resultCode: '0000', resBody };
}

export interface Failure {
  /** Default `9000`. */
  readonly resultCode?: string;
  readonly errorCode?: string;
  /** Japanese, shown to the citizen for the codes that carry a server message. */
  readonly errorMessage?: string;
  /** HTTP status; default 200 (the portal answers business errors with 200). */
  readonly status?: number;
}

/** The resultCode of errors caused by the citizen's state or input. */
export const businessError = '1000';

/** A business error; its code is one of the contract's `codes`. */
export function refusal(errorCode: string, errorMessage: string): Answer<never> {
  return failure({ resultCode: businessError, errorCode, errorMessage });
}

export function failure({ resultCode = '9000', errorCode, errorMessage = '', status = 200 }: Failure): Answer<never> {
  return errorCode === undefined
    ? { status, resultCode }
    : { status, resultCode, errors: [{ errorCode, errorMessage }] };
}
