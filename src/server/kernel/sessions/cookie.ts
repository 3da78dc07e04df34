import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const cookieName = 'madoguchi_session';

/** A session cookie: the browser drops it on closing, the database when the session expires. */
function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

export function tokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName];
}

export function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName, token, attributes(request));
}

export function clearToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName, attributes(request));
}

/** Sent only to addresses below `path`; value null deletes it. */
export interface OwnCookie {
  readonly name: string;
  readonly value: string | null;
  readonly path: string;
}

/** The cookie of an area with its own accounts: sent neither to the rest of the site nor with cross-site requests. */
export function setOwnCookie(request: FastifyRequest, reply: FastifyReply, { name, value, path }: OwnCookie): void {
  const own = { ...attributes(request), path, sameSite: 'strict' } as const;
  if (value === null) reply.clearCookie(name, own);
  else reply.setCookie(name, value, own);
}
