import type { FastifyReply } from 'fastify';

declare const checked: unique symbol;

/** Path, query and hash of an address on this site: a browser that is sent there stays on it. Made only in this file. */
export type LocalAddress = string & { readonly [checked]: true };

/** Stands for the portal: an address that leaves this origin leaves the portal's as well. */
const here = 'http://site.invalid';

/** Browsers drop some of them and read the rest of the address otherwise. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u001f\u007f]/;

function partsOf(url: URL): string {
  return `${url.pathname}${url.search}${url.hash}`;
}

/** What a page of this site makes of `text`; null when it leads elsewhere. */
function fromHere(text: string): URL | null {
  const url = URL.canParse(text, here) ? new URL(text, here) : null;
  return url?.origin === here ? url : null;
}

/**
 * The address when a browser that is sent there stays on this site, else null. It begins with `/`, or with the portal's own `origin`.
 * Looked at again after it is normalised: `/.//x` becomes `//x`, which names another host.
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

/** An address that the program itself names. Throws when it is none of this site. */
export function ownAddress(path: string): LocalAddress {
  const address = localAddress(path);
  if (address === null) throw new Error(`No address of this site: ${path}`);
  return address;
}

/** `address` with more parameters, those that are already there replaced. */
export function withValues(address: LocalAddress, values: Iterable<readonly [string, string]>): LocalAddress {
  const url = new URL(address, here);
  for (const [name, value] of values) url.searchParams.set(name, value);
  return ownAddress(partsOf(url));
}

/** Sends the browser to a place on this site. Default 303: a posted form is not posted again. */
export function redirectHere(reply: FastifyReply, address: LocalAddress, status: 302 | 303 = 303): FastifyReply {
  return reply.redirect(address, status);
}

/** Sends the browser to an address that a setting or the portal's own record names; never to one that came with the request. */
export function redirectAway(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(address, 303);
}
