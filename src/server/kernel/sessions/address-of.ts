import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The network address that a request came from, by which strangers are counted. Some proxies name the port, too (`203.0.113.7:1001`,
 * `[2001:db8::1]:1001`); what is no address at all counts as whoever passed it on.
 */
export function addressOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const [, alone = ''] = /^\[?([\d.]+|[\da-f:.]+(?=\]))\]?:\d+$/i.exec(ip) ?? [];
  const address = [ip, alone].find((one) => isIP(one) > 0);
  return normalizeIP(address ?? socket.remoteAddress ?? '');
}
