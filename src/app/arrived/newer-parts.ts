import type { Catalog } from '../../model/catalog.ts';
import { fetchData } from '../fetch-data.ts';
import { localeOf } from '../start-data.ts';
import type { Arrived } from './arrived.ts';

type Versions = Required<Arrived>['made'];

/** The page asked for them together with the code: they have been on their way for as long. */
const mostMilliseconds = 3000;

/**
 * What a page brought along, as it is published now. A static page may be older than what it was made from (a wording was replaced, something on the way
 * keeps pages): what has another hash is asked for. What cannot be had stays as the page brought it. Settings are this server's, never the page's.
 */
export async function asPublished(arrived: Arrived): Promise<Arrived> {
  const { made, manifest, catalog, service, screen } = arrived;
  if (made === undefined) return arrived;
  const [settings, versions] = await Promise.all([
    fetchData<Arrived['settings']>('settings.json'),
    fetchData<Versions>('versions.json', { signal: AbortSignal.timeout(mostMilliseconds) }).catch(() => made),
  ]);
  const now = async <Part>(file: string, part: Part): Promise<Part> => {
    const version = versions[file];
    return version === undefined || version === made[file] ? part : fetchData<Part>(file).catch(() => part);
  };
  const locale = localeOf(settings);
  const ofLocale = `catalog.${locale}.json`;
  return allOf({
    ...arrived,
    settings,
    manifest: now('manifest.json', manifest),
    catalog: locale === catalog.locale ? now(ofLocale, catalog) : fetchData<Catalog>(ofLocale),
    service: now(`services/${service.name}.json`, service),
    screen: now(`screens/${screen.name}.json`, screen),
  });
}

async function allOf<Members extends object>(
  members: {
    readonly [name in keyof Members]: Members[name] | Promise<Members[name]>;
  },
): Promise<Members> {
  const settled = Object.entries(members).map(async ([name, value]) => [name, await value]);
  return Object.fromEntries(await Promise.all(settled)) as Members;
}
