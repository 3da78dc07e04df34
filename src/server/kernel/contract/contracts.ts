import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { schemaOfRequest, schemaOfShape } from '../../../forms/schema-of-shape.ts';
import type { CallEffect, Intention, Shape } from '../../../model/contract.ts';
import type { JsonSchema } from '../../../model/json-schema.ts';
import type { NamedSchemas } from '../../../model/named-schema.ts';

/** A file of `catalog/calls` as written: optional members may be absent. */
export interface CallEntry {
  readonly call: string;
  readonly title?: string;
  /** By the id of the screen that sends it, where it is another act than elsewhere. */
  readonly titles?: { readonly [screenId: string]: string };
  readonly path: string;
  readonly source: string;
  readonly background?: boolean;
  readonly keepsScreen?: boolean;
  readonly sendOnce?: boolean;
  readonly effect?: CallEffect;
  readonly intention?: Intention;
  readonly mostBytes?: number;
  /** Where each refusal of a filing is told before; read by the checker and by tests. */
  readonly refusals?: readonly { readonly codes: readonly string[]; readonly [where: string]: unknown }[];
  readonly timeout?: string;
  readonly clientCode?: string;
  readonly codes?: readonly string[];
  /** Response of a call without an endpoint; undefined = none. */
  readonly example?: unknown;
}

export interface WrittenCall {
  /** The service whose own it is (its folder in `screens/`); null = several share it. */
  readonly service: string | null;
  readonly entry: CallEntry;
  /** Schemas of `reqBody` and `resBody`; null = none. */
  readonly request: JsonSchema | null;
  readonly response: JsonSchema | null;
}

export interface Contracts {
  /** Sorted by file name. */
  readonly calls: readonly WrittenCall[];
  readonly types: NamedSchemas;
}

/**
 * Reads `calls/` and `types/` of a catalogue, and those in the services' own (`../screens/<service>/catalog/`), as they are; validating them is the
 * checker's job. A missing folder counts as empty.
 */
export async function readContracts(catalog: URL): Promise<Contracts> {
  const screens = new URL('../screens/', catalog);
  const folders = [
    [null, catalog] as const,
    ...(await foldersIn(screens)).map((name) => [name, new URL(`${name}/catalog/`, screens)] as const),
  ];
  const filesOf = async (kind: string): Promise<Files> => {
    const files = await Promise.all(
      folders.map(async ([service, folder]) =>
        (await readYaml(new URL(kind, folder))).map(([name, written]) => [name, written, service] as const),
      ),
    );
    return files.flat().sort(([one], [other]) => (one < other ? -1 : 1));
  };
  const [calls, types] = await Promise.all([filesOf('calls/'), filesOf('types/')]);
  return {
    calls: calls.map(([, written, service]) => {
      const { request, response, ...entry } = written as CallEntry & {
        readonly request?: Shape;
        readonly response?: Shape;
      };
      return {
        service,
        entry,
        request: request === undefined ? null : schemaOfRequest(request),
        response: response === undefined ? null : schemaOfShape(response),
      };
    }),
    types: Object.fromEntries(types.map(([name, written]) => [name, schemaOfShape(written as Shape)])),
  };
}

type Files = readonly (readonly [name: string, written: unknown, service: string | null])[];

async function foldersIn(folder: URL): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(emptyIfMissing);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The files of a folder and its subfolders. */
async function readYaml(folder: URL): Promise<readonly (readonly [name: string, written: unknown])[]> {
  const root = fileURLToPath(folder);
  const files = (await readdir(root, { recursive: true }).catch(emptyIfMissing)).filter((file) =>
    file.endsWith('.yaml'),
  );
  return Promise.all(
    files.map(
      async (file) => [basename(file, '.yaml'), parse(await readFile(join(root, file), 'utf8')) as unknown] as const,
    ),
  );
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
