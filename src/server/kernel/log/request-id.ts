import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** As proxies make them: no word, and no number that a person has (the longest has 16 digits), passes for one. */
const wellFormed = /^[0-9a-f-]{20,64}$/i;

/** The request of a browser for which this process makes another one (a call of a page that it draws). */
const outer = new AsyncLocalStorage<string>();

/** Whatever is asked meanwhile in this process belongs to the request of that id. */
export const belongingTo = <T>(id: string, work: () => T): T => outer.run(id, work);

/** True: the request was made by this process itself, for another one. */
export const isInner = (): boolean => outer.getStore() !== undefined;

/** How requests are named: as one of the trusted proxies has named it (`X-Request-Id`), otherwise anew. */
export function requestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const written of trustedProxies) {
    const [address = '', length] = written.split('/');
    const family = familyOf(address);
    if (length === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(length), family);
  }
  return ({ headers, socket }) => {
    const inside = outer.getStore();
    if (inside !== undefined) return inside;
    const given = headers['x-request-id'];
    if (typeof given !== 'string' || !wellFormed.test(given)) return randomUUID();
    const peer = socket.remoteAddress ?? '';
    return peer !== '' && trusted.check(peer, familyOf(peer)) ? given : randomUUID();
  };
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
