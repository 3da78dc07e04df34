import type { Catalog } from '../model/catalog.ts';
import type { Manifest } from '../model/manifest.ts';
import { fetchData } from './fetch-data.ts';

export interface StartData {
  readonly manifest: Manifest;
  readonly settings: { readonly [name: string]: unknown };
  readonly catalog: Catalog;
}

const defaultLocale = 'ja';

/** Loads what every screen needs. The Japanese catalogue is requested immediately, since other locales are rare. */
export async function loadStartData(): Promise<StartData> {
  const japanese = fetchData<Catalog>(`catalog.${defaultLocale}.json`);
  const [manifest, settings] = await Promise.all([
    fetchData<Manifest>('manifest.json'),
    fetchData<StartData['settings']>('settings.json'),
  ]);
  const locale = localeOf(settings);
  const other = locale !== defaultLocale;
  return { manifest, settings, catalog: await (other ? fetchData<Catalog>(`catalog.${locale}.json`) : japanese) };
}

export function localeOf({ 'locale.name': locale }: StartData['settings']): string {
  return typeof locale === 'string' ? locale : defaultLocale;
}
