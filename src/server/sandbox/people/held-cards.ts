import type { FastifyReply, FastifyRequest } from 'fastify';

const cookie = 'madoguchi_sample_cards';
const most = 10;
const days = 30;

function read(request: FastifyRequest): readonly (readonly [persona: string, citizen: string])[] {
  return [...new URLSearchParams(request.cookies[cookie] ?? '')];
}

/** The copy of a sample person whose card this browser's stand-in of the card app has read; null: none. A logout does not take a card away. */
export function heldCard(request: FastifyRequest, persona: string): string | null {
  const [, citizen = ''] = read(request).find(([name]) => name === persona) ?? [];
  return /^[\da-f-]{36}$/.test(citizen) ? citizen : null;
}

/** Its cookie goes to the stand-ins alone: to the portal it means nothing. */
export function holdCard(request: FastifyRequest, reply: FastifyReply, persona: string, citizen: string): void {
  const others = read(request).filter(([name]) => name !== persona);
  const value = new URLSearchParams([[persona, citizen], ...others.slice(0, most - 1)] as string[][]).toString();
  reply.setCookie(cookie, value, {
    path: '/sandbox',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: days * 24 * 3600,
  });
}
