import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Output } from './output.ts';

interface Head {
  readonly name?: string;
  readonly path?: string;
  readonly routes?: readonly { readonly name: string; readonly path: string }[];
}

/** Writes `build/screen-addresses.ts`: the address of each screen by its name, for the server. What cannot be read has no address; the checker tells of it. */
export function writeScreenAddresses(root: string): void {
  const folder = join(root, 'screens');
  const lines = readdirSync(folder).flatMap((service) => {
    const file = join(folder, service, 'service.yaml');
    if (!existsSync(file)) return [];
    const base = (headOf(file) as { readonly base?: string }).base ?? service;
    return readdirSync(join(folder, service))
      .filter((name) => name.endsWith('.yaml') && name !== 'service.yaml' && name !== 'errors.yaml')
      .flatMap((name) => routesOf(headOf(join(folder, service, name))))
      .map(({ name, path }) => `  '${name}': '/svc/${[base, path].filter((part) => part !== '').join('/')}',\n`);
  });
  const output = new Output();
  const says = '/** `{name}` stands for a value. */\n';
  output.write('screen-addresses.ts', `${says}export const screenAddresses = {\n${lines.sort().join('')}} as const;\n`);
  output.flush(join(root, 'build'), []);
}

function routesOf({ name = '', path = '', routes }: Head): NonNullable<Head['routes']> {
  return routes ?? [{ name, path }];
}

function headOf(file: string): Head {
  try {
    return (parse(readFileSync(file, 'utf8')) ?? {}) as Head;
  } catch {
    return {};
  }
}
