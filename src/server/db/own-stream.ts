import type pg from 'pg';

interface OwnStream {
  readonly connection: { readonly stream: { cork(): void; uncork(): void; destroy(): void } };
}

/** The way to the database of a connection. Not among the driver's types. */
const streamOf = (client: pg.PoolClient) => (client as pg.PoolClient & OwnStream).connection.stream;

/** What is asked before the event loop goes on is sent in one piece: each piece costs both sides a turn of their processes. */
export function sendTogether(client: pg.PoolClient): void {
  const stream = streamOf(client);
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** At once: asked to end, it would wait for what is under way. */
export function breakOff(client: pg.PoolClient): void {
  streamOf(client).destroy();
}
