import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { cannotListen } from '../portal/cannot-listen.ts';
import type { Meter } from './meter.ts';

/** Where figures are told. */
export interface MetricsPort {
  /** 0 = any free one. */
  readonly port: number;
  readonly host: string;
  /** Is told where that is. */
  listens?(origin: string): void;
}

/** Tells the figures on a port of their own, as long as the portal listens: `GET /metrics`, and nothing else. */
export function registerMetricsPort(app: FastifyInstance, meter: Meter, { port, host, listens }: MetricsPort): void {
  const server = createServer({ requestTimeout: 10_000 }, async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    try {
      const text = await meter.read();
      answer.writeHead(200, { 'content-type': meter.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      app.log.error({ err: error }, 'metrics');
      answer.writeHead(500).end();
    }
  });
  // Before the portal listens: a port that is taken ends the start.
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch(cannotListen('MADOGUCHI_METRICS_HOST', host, 'MADOGUCHI_METRICS_PORT'));
    const { address, family, port: at } = server.address() as AddressInfo;
    listens?.(`http://${family === 'IPv6' ? `[${address}]` : address}:${at}`);
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
