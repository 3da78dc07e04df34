import { columnsBeside } from '../../src/server/db/columns-beside.ts';
import type { Database } from '../../src/server/db/database.ts';
import { readStoredTables } from '../../src/server/db/stored-columns.ts';
import { findModules } from '../../src/server/modules.ts';
import { migrationsBesideFiles } from '../../src/server/portal-migrations.ts';

const orEmpty =
  'データが消えてよければ、Ctrl+C で止め、データベース（MADOGUCHI_DATA のフォルダーか、DATABASE_URL の先）を空にして、もう一度動かしてください。';

/** What the files say of the tables, and this database does not: a start does not bring them together. */
export async function saysOfTables(database: Database): Promise<readonly string[]> {
  const declared = await readStoredTables((await findModules()).map(({ migrations }) => migrations));
  const ran = await migrationsBesideFiles(database);
  const { undeclared, missing } = await columnsBeside(database, declared);
  // To declare what a file made that is gone would be the wrong way.
  const orPutBack =
    ran.missing.length > 0
      ? 'ファイルがなくなったマイグレーションの列なら、ファイルを戻してください。そうでなければ、'
      : '';
  return [
    ...ran.edited.map(
      (name) =>
        `マイグレーション ${name} は、すでに実行したあとに変わりました。いまのデータベースには効きません。次の番号の新しいファイルに書くか、元に戻してください。${orEmpty}`,
    ),
    ...ran.missing.map(
      (name) =>
        `マイグレーション ${name} は、このデータベースで実行しましたが、ファイルがありません。ファイルを戻してください。要らなくなったものは、次の番号の新しいファイルで消します。${orEmpty}`,
    ),
    ...undeclared.map(
      (column) =>
        `データベースの列 ${column} が、どの columns.yaml にもありません。${orPutBack}マイグレーションの隣の columns.yaml に、列の種類と、行がいつ消えるかを書いてください。`,
    ),
    ...missing.map(
      (column) =>
        `columns.yaml にある列 ${column} が、データベースにありません。columns.yaml から消すか、次の番号のマイグレーションで作ってください。`,
    ),
  ];
}
