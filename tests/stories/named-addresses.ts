import type { FunctionRuns } from '../../src/expressions/evaluate.ts';
import type { CatalogPart } from '../../src/model/catalog.ts';
import type { Story } from '../../src/model/story.ts';
import { addressOf } from './address-of.ts';

/** Where the catalogue's addresses lead in a story -> the name of the first that leads there. What needs values that nobody has here leads nowhere. */
export function namedAddresses(
  catalog: CatalogPart,
  functions: FunctionRuns,
  story: Story,
  origin: string,
): { nameOf(href: string): string | null; told(href: string): string } {
  const known = new Map<string, string>();
  for (const { name } of catalog.addresses) {
    try {
      const place = placeOf(addressOf(catalog, functions, name, story, origin).href);
      if (!known.has(place)) known.set(place, name);
    } catch {}
  }
  const nameOf = (href: string) => known.get(placeOf(new URL(href, origin).href)) ?? null;
  return { nameOf, told: (href) => (nameOf(href) === null ? href : `行き先 ${nameOf(href)}（${href}）`) };
}

function placeOf(href: string): string {
  const { origin, pathname } = new URL(href);
  return origin + pathname;
}
