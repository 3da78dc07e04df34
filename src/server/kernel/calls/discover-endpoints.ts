import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerCall } from '../contract/calls.ts';
import type { Endpoint } from './endpoint.ts';

/** An endpoint with the call it serves. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly call: ServerCall;
}

/**
 * Loads the `endpoint` export of every `<folder>/<call>.ts`; the path comes from the contract. A missing folder has none. Throws when a file
 * is not named after its call (`kanaSubmit` in `kana-submit.ts`), when there is no such call, or when two endpoints serve one.
 */
export async function discoverEndpoints(
  folders: readonly URL[],
  calls: ReadonlyMap<string, ServerCall>,
): Promise<readonly Route[]> {
  const byName = new Map([...calls.values()].map((call) => [call.name, call]));
  const routes = (await Promise.all(folders.map((folder) => inFolder(folder, byName)))).flat();
  const twice = routes.find(({ call }, index) => routes.findIndex((route) => route.call === call) < index);
  if (twice !== undefined) throw new Error(`Two endpoints answer ${twice.call.name}.`);
  return routes;
}

async function inFolder(folder: URL, calls: ReadonlyMap<string, ServerCall>): Promise<readonly Route[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const { endpoint } = (await import(new URL(file, folder).href)) as { endpoint?: Endpoint };
      const call = calls.get(endpoint?.call ?? '');
      if (endpoint === undefined || call === undefined || fileOf(call.name) !== file)
        throw new Error(wrongEndpoint(new URL(file, folder), endpoint?.call, [...calls.keys()]));
      return { endpoint, call };
    }),
  );
}

function wrongEndpoint(file: URL, exported: string | undefined, calls: readonly string[]): string {
  const name = basename(fileURLToPath(file));
  const meant = calls.find((call) => fileOf(call) === name);
  const should = meant === undefined ? 'and no call has a file of that name' : `instead of ${meant}`;
  const says = exported === undefined ? 'exports no endpoint' : `exports the endpoint of ${exported}`;
  const move =
    exported !== undefined && calls.includes(exported) ? ` The file of ${exported} is ${fileOf(exported)}.` : '';
  return `${fileURLToPath(file)} ${says}, ${should}.${move}`;
}

/** `get4information` -> `get4information.ts`, `kanaSubmit` -> `kana-submit.ts`. */
function fileOf(call: string): string {
  return `${call.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.ts`;
}
