import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import type { CallName, RequestOf, ResponseOf } from '../contract/call-types.ts';
import type { ServerCall } from '../contract/calls.ts';
import type { Citizen } from '../people/citizen.ts';
import type { Portal } from '../portal/portal.ts';
import type { OwnCookie } from '../sessions/cookie.ts';
import type { Session } from '../sessions/session.ts';

/** Answer of a call as it goes over the wire (specification section 7); one without a type argument refuses. */
export interface Answer<Body = never> {
  /** HTTP status; default 200. */
  readonly status: number;
  readonly resultCode: string;
  readonly resBody?: Body;
  readonly errors?: readonly { readonly errorCode: string; readonly errorMessage: string }[];
}

export type AnyAnswer = Answer<unknown>;

/** Mail, SMS or letter that the official portal would have sent; readable at `/sandbox/outbox`. */
export interface Message {
  readonly kind: 'mail' | 'code' | 'notice';
  readonly to: string;
  readonly text: string;
}

/** What every endpoint is given. All of it runs in one transaction with the stored answer. */
export interface AnyoneRequest<Body = unknown> {
  /** `reqBody`, already checked against the call's contract; undefined for a call without one. */
  readonly body: Body;
  /** From the common header. */
  readonly screenId: string;
  readonly session: Session | null;
  readonly citizen: Citizen | null;
  readonly db: Queries;
  /** The server's time as this session sees it (moved by `/sandbox/clock`). Never use `new Date()`. */
  readonly now: Date;
  readonly idempotencyKey: string | null;
  /** Which launch by a calling service the browser is here under (header `Launch-Key`); null = it names none. */
  readonly launchKey: string | null;
  /** Settings of `catalog/settings.yaml` with the overrides of this server and session, by dotted name; durations in seconds. */
  readonly settings: { readonly [name: string]: unknown };
  /** Origin under which this browser reaches the server, example `http://localhost:8080`. */
  readonly origin: string;
  send(message: Message): Promise<void>;
  /** Ends this session in the database and clears the cookie with the answer. */
  endSession(): Promise<void>;
}

/** As `AnyoneRequest`, for a call that needs a login: without one the kernel has answered ED1107 already. */
export interface CitizenRequest<Body = unknown> extends AnyoneRequest<Body> {
  readonly session: Session;
  readonly citizen: Citizen;
}

interface NeedsLogin<Body, Result> {
  readonly login: 'required';
  handle(request: CitizenRequest<Body>): Promise<Answer<Result>>;
}

interface OpenToAll<Body, Result> {
  readonly login: 'optional';
  handle(request: AnyoneRequest<Body>): Promise<Answer<Result>>;
}

/** A call of an area with people of its own. `request.body` has been checked; no citizen's session has been asked for. */
export interface OwnRequest<Body = unknown> {
  readonly portal: Portal;
  readonly call: ServerCall;
  readonly request: FastifyRequest;
  /** `reqBody`. */
  readonly body: Body;
  readonly now: Date;
  readonly idempotencyKey: string | null;
  readonly settings: { readonly [name: string]: unknown };
}

export interface OwnAnswer<Result = unknown> {
  readonly answer: Answer<Result>;
  /** Set with the answer. */
  readonly cookie?: OwnCookie;
}

/** An area with people, cookie and transactions of its own: a citizen's session neither opens it nor is prolonged by it. */
interface OwnPeople {
  readonly login: 'own';
  answer(request: OwnRequest): Promise<OwnAnswer>;
}

type CitizenEndpoint<Body, Result> = NeedsLogin<Body, Result> | OpenToAll<Body, Result>;

/** One file under `endpoints/` exports one of these as `endpoint`. */
export type Endpoint = {
  /** Name of a file in `catalog/calls`. */
  readonly call: string;
} & (CitizenEndpoint<unknown, unknown> | OwnPeople);

/** Declares the endpoint of a call. What it takes and answers is what the contract in `catalog/calls` says. */
export function defineEndpoint<Name extends CallName>(
  call: Name,
  definition: CitizenEndpoint<RequestOf<Name>, ResponseOf<Name>>,
): Endpoint {
  // The body has been checked against the contract before `handle` runs; this is where its static type comes from.
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

/** A business error that the citizen's state or input causes (resultCode 1000). */
export function refusal(errorCode: string, errorMessage: string): Answer<never> {
  return failure({ resultCode: '1000', errorCode, errorMessage });
}

export function failure({ resultCode = '9000', errorCode, errorMessage = '', status = 200 }: Failure): Answer<never> {
  return errorCode === undefined
    ? { status, resultCode }
    : { status, resultCode, errors: [{ errorCode, errorMessage }] };
}
