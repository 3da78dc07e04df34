import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CookieKind, cookieOf, setCookie } from '../../kernel/sessions/cookie.ts';

const most = 10;
const days = 30;

const cookie: CookieKind = {
  name: 'madoguchi_sample_cards',
  path: '/sandbox',
  sameSite: 'lax',
  maxAgeSeconds: days * 24 * 3600,
};

function read(request: FastifyRequest): readonly (readonly [persona: string, citizen: string])[] {
  return [...new URLSearchParams(cookieOf(request, cookie) ?? '')];
}

/** The copy of a sample person whose card this browser's stand-in of the card app has read; null: none. A logout does not take a card away. */
export function heldCard(request: FastifyRequest, persona: string): string | null {
  const [, citizen = ''] = read(request).find(([name]) => name === persona) ?? [];
  return /^[\da-f-]{36}$/.test(citizen) ? citizen : null;
}

/** To the portal itself its cookie means nothing. */
export function holdCard(request: FastifyRequest, reply: FastifyReply, persona: string, citizen: string): void {
  const others = read(request).filter(([name]) => name !== persona);
  const value = new URLSearchParams([[persona, citizen], ...others.slice(0, most - 1)] as string[][]).toString();
  setCookie(request, reply, cookie, value);
}
