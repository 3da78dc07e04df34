import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerCall } from './calls.ts';
import type { Endpoint } from './endpoint.ts';

/** An endpoint with the call it answers. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly call: ServerCall;
}

/** Loads `<folder>/<path under /api>.ts`, each exporting `endpoint`. Throws when a file's place and its call's path differ. */
export async function discoverEndpoints(
  folder: URL,
  calls: ReadonlyMap<string, ServerCall>,
): Promise<readonly Route[]> {
  const root = fileURLToPath(folder);
  const files = (await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const path = `/api/${relative(root, file).split(sep).join('/').replace(/\.ts$/, '')}`;
      const { endpoint } = (await import(pathToFileURL(file).href)) as { endpoint?: Endpoint };
      const call = calls.get(path);
      if (endpoint === undefined || call?.name !== endpoint.call) {
        throw new Error(`${path} must export the endpoint of the call whose catalogue entry has this path.`);
      }
      return { endpoint, call };
    }),
  );
}
