import type { Project } from '../../../src/model/project.ts';
import type { Story } from '../../../src/model/story.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { addressOf } from '../address-of.ts';
import type { NameOfAddress } from './recorder.ts';

/** Finds the name of the catalogue's address that leads there. What needs values that nobody has here leads nowhere. */
export function nameOfAddressIn(
  { catalogs: [catalog] }: Project,
  vocabulary: Vocabulary,
  origin: string,
  isLaunched: boolean,
): NameOfAddress {
  const functions = Object.fromEntries(Object.values(vocabulary.functions).map(({ name, run }) => [name, run]));
  const story = { launch: isLaunched ? {} : null, settings: {} } as Story;
  const known = new Map<string, string>();
  for (const { name } of catalog?.addresses ?? []) {
    try {
      const { origin: site, pathname } = addressOf(catalog as never, functions, name, story, origin);
      if (!known.has(site + pathname)) known.set(site + pathname, name);
    } catch {}
  }
  return (href) => known.get(new URL(href).origin + new URL(href).pathname) ?? null;
}
