import type { ServerOptions } from '../../../src/server/create-server.ts';
import { portalOn, type TestPortal } from '../harness.ts';
import type { DatabaseKind } from '../test-database.ts';

const folder = new URL('./sample/', import.meta.url);

/** A portal with six small calls of its own, so that these tests pin the kernel and nothing of a service. */
export function samplePortal(kind: DatabaseKind, options: Omit<ServerOptions, 'database'> = {}): TestPortal {
  return portalOn(kind, {
    catalogFolder: new URL('catalog/', folder),
    endpointsFolder: new URL('endpoints/', folder),
    ...options,
  });
}
