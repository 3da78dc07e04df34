import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Output } from './output.ts';

interface Head {
  readonly id?: string;
  readonly name?: string;
  readonly path?: string;
  readonly routes?: readonly Route[];
}

interface Route {
  readonly name: string;
  readonly path: string;
}

interface Served extends Route {
  /** Of its screen. */
  readonly id: string;
  readonly base: string;
}

/**
 * Writes `build/screen-addresses.ts`, for the server: the address of each screen by its name, and its name by its id. What cannot be read has no
 * address; the checker tells of it.
 */
export function writeScreenAddresses(root: string): void {
  const served = readdirSync(join(root, 'screens')).flatMap((service) =>
    servedBy(join(root, 'screens', service), service),
  );
  const addresses = served.map(
    ({ name, path, base }) => `  '${name}': '/svc/${[base, path].filter((part) => part !== '').join('/')}',\n`,
  );
  // A screen with several routes goes by the first of them.
  const names = new Map(served.toReversed().flatMap(({ id, name }) => (id === '' ? [] : [[id, name]])));
  const output = new Output();
  output.write(
    'screen-addresses.ts',
    `/** \`{name}\` stands for a value. */
export const screenAddresses = {\n${addresses.sort().join('')}} as const;

/** By id. */
export const screenNames = {\n${[...names]
      .map(([id, name]) => `  '${id}': '${name}',\n`)
      .sort()
      .join('')}} as const;\n`,
  );
  output.flush(join(root, 'build'), []);
}

function servedBy(folder: string, service: string): readonly Served[] {
  const file = join(folder, 'service.yaml');
  if (!existsSync(file)) return [];
  const base = (headOf(file) as { readonly base?: string }).base ?? service;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== 'service.yaml' && name !== 'errors.yaml')
    .flatMap((name) => {
      const { id = '', ...head } = headOf(join(folder, name));
      return routesOf(head).map((route) => ({ ...route, id, base }));
    });
}

function routesOf({ name = '', path = '', routes }: Head): readonly Route[] {
  return routes ?? [{ name, path }];
}

function headOf(file: string): Head {
  try {
    return (parse(readFileSync(file, 'utf8')) ?? {}) as Head;
  } catch {
    return {};
  }
}
