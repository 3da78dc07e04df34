import { readFile } from 'node:fs/promises';
import { appAddress } from '../../kernel/page/app-address.ts';

export interface SiteService {
  /** Address of the service in the app. */
  readonly path: string;
  readonly title: string;
  readonly screens: number;
}

interface Manifest {
  readonly buildId: string;
  readonly screens: readonly { readonly service: string }[];
  readonly services: readonly { readonly name: string; readonly base: string }[];
}

/** The services of the built site; null before it is built. */
export async function siteServices(
  folder: URL,
): Promise<{ readonly buildId: string; readonly services: readonly SiteService[] } | null> {
  const manifest = await read<Manifest>(new URL('data/manifest.json', folder));
  if (manifest === null) return null;
  const services = await Promise.all(
    manifest.services.map(async ({ name, base }) => ({
      path: appAddress(base),
      title: (await read<{ title?: unknown }>(new URL(`data/services/${name}.json`, folder)))?.title,
      screens: manifest.screens.filter((screen) => screen.service === name).length,
    })),
  );
  return {
    buildId: manifest.buildId,
    services: services.map((service) => ({
      ...service,
      title: typeof service.title === 'string' ? service.title : service.path,
    })),
  };
}

async function read<T>(file: URL): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as T);
}
