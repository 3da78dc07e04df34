import { columnsBeside } from '../../src/server/db/columns-beside.ts';
import type { Database } from '../../src/server/db/database.ts';
import { editedSince } from '../../src/server/db/migrate.ts';
import { readStoredTables } from '../../src/server/db/stored-columns.ts';
import { findModules } from '../../src/server/modules.ts';
import { portalMigrations } from '../../src/server/portal-migrations.ts';

/** What the files say of the tables, and this database does not: a start does not bring them together. */
export async function saysOfTables(database: Database): Promise<readonly string[]> {
  const declared = await readStoredTables((await findModules()).map(({ migrations }) => migrations));
  const edited = await editedSince(database, await portalMigrations());
  const { undeclared, missing } = await columnsBeside(database, declared);
  return [
    ...edited.map(
      (name) =>
        `マイグレーション ${name} は、すでに実行したあとに変わりました。いまのデータベースには効きません。次の番号の新しいファイルに書くか、元に戻してください。データが消えてよければ、Ctrl+C で止め、データベース（MADOGUCHI_DATA のフォルダーか、DATABASE_URL の先）を空にして、もう一度動かしてください。`,
    ),
    ...undeclared.map(
      (column) =>
        `データベースの列 ${column} が、どの columns.yaml にもありません。マイグレーションの隣の columns.yaml に、列の種類と、行がいつ消えるかを書いてください。`,
    ),
    ...missing.map(
      (column) =>
        `columns.yaml にある列 ${column} が、データベースにありません。columns.yaml から消すか、次の番号のマイグレーションで作ってください。`,
    ),
  ];
}
