/** `npm run postal-codes -- FILE`: makes `catalog/postal-codes.csv` anew of Japan Post's `utf_ken_all.csv`; see docs/postal-codes.ja.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowsOfKenAll } from './postal-codes/ken-all.ts';
import { readOptions } from './read-options.ts';

const usage = 'npm run postal-codes -- utf_ken_all.csv';
const { positionals } = readOptions({ allowPositionals: true }, usage);
const table = 'catalog/postal-codes.csv';
const [file] = positionals;

if (file === undefined) {
  console.error(`日本郵便のファイルを書いてください。\n  ${usage}`);
  process.exit(2);
}
const rows = rowsOfKenAll(readFileSync(file, 'utf8'));
const head = [
  '# 郵便番号,都道府県,市区町村,町域',
  '# 出典：日本郵便株式会社「住所の郵便番号（1レコード1行、UTF-8形式）」の全国のもの。町域の（）書きと「以下に掲載がない場合」は除いてあります。',
  '# 利用条件：日本郵便株式会社の「郵便番号データの説明」にあります。使う前に、確かめてください。',
  '# 作り方：docs/postal-codes.ja.md',
];
writeFileSync(table, `${[...head, ...rows.map((row) => row.join(','))].join('\n')}\n`);
console.log(`${table}: ${rows.length}行。npm run build か npm run publish で、画面に出ます。`);
