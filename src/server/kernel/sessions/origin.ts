import type { FastifyRequest } from 'fastify';
import { urlOf } from '../../../model/url-of.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Address under which people reach the portal, example `https://portal.example`; null = in the sandbox, the one that was asked for. */
    readonly publicOrigin: string | null;
  }
}

/** Origin under which people reach the portal: the only source of its addresses, and of what is taken for its own pages. */
export function originOf({ server, headers: { host = '' }, socket }: FastifyRequest): string {
  if (server.publicOrigin !== null) return server.publicOrigin;
  // Written as browsers write it. The server itself speaks no TLS; what a proxy adds is not believed.
  return urlOf(`http://${host}`)?.origin ?? `http://localhost:${socket.localPort ?? 80}`;
}

/** The origin that a text names, as browsers write it. Throws, without naming the variable, where it names anything else. */
export function readOrigin(text: string): string {
  const url = urlOf(text);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !url.hostname.includes('*');
  if (!isOrigin) throw new Error(`must be an origin, for example https://portal.example: ${text}`);
  return url.origin;
}

/** What `createServer` is handed, held to the same as the environment's. Throws where it is none, and where it is missing though the sandbox is off. */
export function givenOrigin(given: string | null | undefined, sandbox: boolean): string | null {
  if (given !== null && given !== undefined)
    try {
      return readOrigin(given);
    } catch (error) {
      throw new Error(`publicOrigin ${(error as Error).message}`);
    }
  if (!sandbox) throw new Error('Without the sandbox, a portal needs its publicOrigin.');
  return null;
}
