import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** File of what several services, or the frame, have. */
const COMMON = 'common';

export interface ServiceFile<Content> {
  /** null = of several services, or of the frame. */
  readonly service: string | null;
  readonly content: Content;
}

/** `<folder>/<service>.yaml`, one for each service: one that is added or taken out brings or takes its file. */
export function readByService<Content>(folder: string): readonly ServiceFile<Content>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .sort()
    .map((service) => {
      const content = parse(readFileSync(join(folder, `${service}.yaml`), 'utf8')) as Content;
      return { service: service === COMMON ? null : service, content };
    });
}

/** All entries under a key of these files; throws where two files have one of the same name. */
export function gathered<Value>(
  files: readonly ServiceFile<{ readonly [key: string]: { readonly [name: string]: unknown } | undefined }>[],
  key: string,
): { readonly [name: string]: Value } {
  const all = files.flatMap(({ content }) => Object.entries(content[key] ?? {}));
  const twice = all.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Written in two files: ${twice.join(', ')}`);
  return Object.fromEntries(all) as { readonly [name: string]: Value };
}

/** Where a line of a service belongs, for the message of a test that misses it. */
export const fileOfService = (folder: string, service: string | null) => `${folder}/${service ?? COMMON}.yaml`;
