/** A row of `catalog/postal-codes.csv`: a postal code, and a place that it is for. */
export type PostalRow = readonly [code: string, prefecture: string, city: string, town: string];

/** Columns of Japan Post's file of all postal codes (one record a line, UTF-8): code, prefecture, city, town. */
const columns = [2, 6, 7, 8] as const;

/**
 * The rows of Japan Post's file (`utf_ken_all.csv`), sorted, each once. Throws at a line that has another form, the halves of records in the older
 * file among them.
 */
export function rowsOfKenAll(text: string): readonly PostalRow[] {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((line, nth) => (line === '' ? [] : [rowOf(line, nth + 1)]));
  return [...new Set(rows.map((row) => row.join(',')))].sort().map((row) => row.split(',') as unknown as PostalRow);
}

function rowOf(line: string, number: number): PostalRow {
  const cells = [...line.matchAll(/"([^"]*)"|([^",]+)/g)].map(([, quoted, bare = '']) => quoted ?? bare);
  const [code = '', prefecture = '', city = '', town = ''] = columns.map((column) => cells[column]?.trim() ?? '');
  const isWhole = /^\d{7}$/.test(code) && prefecture !== '' && city !== '' && /^[^（]*(（[^（]*）[^（]*)*$/.test(town);
  if (!isWhole) throw new Error(`${number}行目は、日本郵便の「1レコード1行、UTF-8形式」の行ではありません。`);
  return [code, prefecture, city, townName(town, city)];
}

/**
 * The town as it is written in an address. What Japan Post adds about where the code holds is left out; empty where it is for the rest of the city, or
 * for several towns in one record.
 */
export function townName(town: string, city: string): string {
  const name = town.replace(/（.*$/, '').replace(/第?[０-９]+地割.*$/, '');
  const isNone = name.startsWith('以下に掲載がない場合') || /の次に.*番地がくる場合$/.test(name) || name.includes('、');
  return isNone || (name.endsWith('一円') && city.endsWith(name.slice(0, -2)) && name !== '一円') ? '' : name;
}
