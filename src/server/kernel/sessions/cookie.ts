import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const cookieName = 'madoguchi_session';

/** No maximum age: the browser forgets it when it closes, the database when the session expires. */
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

/** Set for addresses below `path` alone; value null takes it away. */
export interface OwnCookie {
  readonly name: string;
  readonly value: string | null;
  readonly path: string;
}

/** The cookie of an area with people of its own: never sent to the rest of the site, nor with a request that another site made. */
export function setOwnCookie(request: FastifyRequest, reply: FastifyReply, { name, value, path }: OwnCookie): void {
  const own = { ...attributes(request), path, sameSite: 'strict' } as const;
  if (value === null) reply.clearCookie(name, own);
  else reply.setCookie(name, value, own);
}
