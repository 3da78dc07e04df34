import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/** Name of the session's cookie on a portal without TLS. */
export const cookieName = 'madoguchi_session';

/** A cookie of the portal. Every one is set, read and deleted by this file. */
export interface CookieKind {
  /** Without the prefix that it has over TLS. */
  readonly name: string;
  /** Sent only to addresses below it; over TLS to the whole site, since a browser binds a cookie to the host only so. */
  readonly path: string;
  readonly sameSite: 'lax' | 'strict';
  /** Default: the browser drops it on closing. */
  readonly maxAgeSeconds?: number;
}

const session: CookieKind = { name: cookieName, path: '/', sameSite: 'lax' };

const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');

/** No other host, and nobody on the line, can set a cookie of that prefix. */
const nameOf = (request: FastifyRequest, { name }: Pick<CookieKind, 'name'>) =>
  isSecure(request) ? `__Host-${name}` : name;

export function cookieOf(request: FastifyRequest, kind: Pick<CookieKind, 'name'>): string | undefined {
  return request.cookies[nameOf(request, kind)];
}

/** Value null deletes it. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, kind: CookieKind, value: string | null): void {
  const secure = isSecure(request);
  const { sameSite, maxAgeSeconds: maxAge } = kind;
  const attributes = { path: secure ? '/' : kind.path, httpOnly: true, sameSite, secure } as const;
  if (value === null) reply.clearCookie(nameOf(request, kind), attributes);
  else reply.setCookie(nameOf(request, kind), value, { ...attributes, ...(maxAge !== undefined && { maxAge }) });
}

export function tokenOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, session);
}

export function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  setCookie(request, reply, session, token);
}

export function clearToken(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, session, null);
}
