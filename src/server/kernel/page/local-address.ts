import type { FastifyReply } from 'fastify';
import { urlOf } from '../../../model/url-of.ts';

declare const checked: unique symbol;

/** Path, query and hash of an address on this site: safe as a redirect target. Created only in this file. */
export type LocalAddress = string & { readonly [checked]: true };

/** Placeholder for the portal's origin: an address that leaves it leaves the portal's as well. */
const here = 'http://site.invalid';

/** Browsers strip some of these and so parse the address differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u001f\u007f]/;

function partsOf(url: URL): string {
  return `${url.pathname}${url.search}${url.hash}`;
}

/** `text` resolved against this site; null when it leads elsewhere. */
function fromHere(text: string): URL | null {
  const url = urlOf(text, here);
  return url?.origin === here ? url : null;
}

/**
 * The address, or null when it would take the browser off this site. It begins with `/`, or with the portal's own `origin`.
 * Checked again after normalisation: `/.//x` becomes `//x`, which names another host.
 */
export function localAddress(text: string, origin = here): LocalAddress | null {
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (!path.startsWith('/') || controls.test(path)) return null;
  const url = fromHere(path);
  if (url === null) return null;
  const address = partsOf(url);
  const again = fromHere(address);
  return again !== null && partsOf(again) === address ? (address as LocalAddress) : null;
}

/** An address hard-coded in the program. Throws when it is not on this site. */
export function ownAddress(path: string): LocalAddress {
  const address = localAddress(path);
  if (address === null) throw new Error(`No address of this site: ${path}`);
  return address;
}

/** `address` with parameters added or replaced. */
export function withValues(address: LocalAddress, values: Iterable<readonly [string, string]>): LocalAddress {
  const url = new URL(address, here);
  for (const [name, value] of values) url.searchParams.set(name, value);
  return ownAddress(partsOf(url));
}

/** Redirects within this site. Default 303, so that a posted form is not posted again. */
export function redirectHere(reply: FastifyReply, address: LocalAddress, status: 302 | 303 = 303): FastifyReply {
  return reply.redirect(address, status);
}

/** Redirects to an address from a setting or the portal's own records; never to one taken from the request. */
export function redirectAway(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(address, 303);
}
