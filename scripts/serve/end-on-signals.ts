import type { createServer } from '../../src/server/create-server.ts';

/** What is under way has so long to end. */
const gentleMs = 6000;

/** Whatever is open then: a database that does not answer, a job that does not end. What it has begun is rolled back, and done again by others. */
const mostMs = 8000;

/** Ends the process at SIGTERM and SIGINT; a second one ends it at once. */
export function endOnSignals(server: Awaited<ReturnType<typeof createServer>>): void {
  let stopping = false;
  const end = async () => {
    setTimeout(() => {
      server.log.error('stopped before all was closed');
      process.exit(1);
    }, mostMs).unref();
    await server.stopGently(gentleMs);
    await server.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
