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
