import { readdirSync, readFileSync } from 'node:fs';
import type { Catalog, CodeList } from '../../src/model/catalog.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { ShippedService } from '../../src/model/shipped-service.ts';

/**
 * What the site shows, as the build writes it: tests that are about something else take the words from here, by name, so that they survive other
 * words. Read when it is asked for, and once.
 */
const read = new Map<string, unknown>();

function built(file: string): unknown {
  const known = read.get(file) ?? JSON.parse(readFileSync(`build/data/${file}.json`, 'utf8'));
  read.set(file, known);
  return known;
}

export const builtScreen = (name: string) => built(`screens/${name}`) as Screen;
export const builtService = (name: string) => built(`services/${name}`) as ShippedService;
export const builtCatalog = () => built('catalog.ja') as Catalog;
export const builtManifest = () => built('manifest') as Manifest;

/** Code lists stand with the services that use them. */
export function builtCodes(): readonly CodeList[] {
  const services = readdirSync('build/data/services').map((file) => builtService(file.replace('.json', '')));
  return [...builtCatalog().codes, ...services.flatMap(({ own }) => own?.codes ?? [])];
}
