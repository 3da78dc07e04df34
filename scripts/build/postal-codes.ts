import { type PostalPlace, postalFile } from '../../src/forms/postal-places.ts';

/** What `catalog/postal-codes.csv` becomes: by path below `data/`, the places of the codes that begin alike, so that an input asks for a few of them alone. */
export function postalFiles(
  table: string,
): ReadonlyMap<string, { readonly [lastFour: string]: readonly PostalPlace[] }> {
  const files = new Map<string, Record<string, PostalPlace[]>>();
  for (const [nth, line] of table.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const [code = '', prefecture = '', city = '', town, ...more] = line.split(',');
    if (!/^\d{7}$/.test(code) || prefecture === '' || city === '' || town === undefined || more.length > 0)
      throw new Error(`catalog/postal-codes.csv, ${nth + 1}行目: 「郵便番号,都道府県,市区町村,町域」ではありません。`);
    const file = files.get(postalFile(code)) ?? {};
    file[code.slice(3)] = [...(file[code.slice(3)] ?? []), [prefecture, city, town]];
    files.set(postalFile(code), file);
  }
  return files;
}
