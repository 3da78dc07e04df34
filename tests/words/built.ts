import { readFileSync } from 'node:fs';
import type { Catalog, CodeList } from '../../src/model/catalog.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Service } from '../../src/model/service.ts';

/**
 * What the site shows, as the build writes it, with the expressions as authors wrote them: tests that are about something else take the words from here,
 * by name, so that they survive other words. Read when it is asked for, and once.
 */
const read = new Map<string, unknown>();

function built(file: string): unknown {
  const known = read.get(file) ?? JSON.parse(readFileSync(`build/${file}.json`, 'utf8'));
  read.set(file, known);
  return known;
}

export const builtScreen = (name: string) => built(`written/screens/${name}`) as Screen;
export const builtService = (name: string) => built(`written/services/${name}`) as Service;
export const builtCatalog = () => built('written/catalog.ja') as Catalog;
export const builtManifest = () => built('data/manifest') as Manifest;

export const builtCodes = (): readonly CodeList[] => builtCatalog().codes;
