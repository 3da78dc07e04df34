/**
 * `npm run seal`: seals with the first of `MADOGUCHI_KEYS` what an older one sealed, or nobody did, and says which keys are needed no more. A portal
 * on PostgreSQL may go on running; the embedded database is opened by one process at a time.
 */
import { keysBeside } from '../src/server/db/kept-keys.ts';
import { forgetUnused, resealOld, usesOfKeys } from '../src/server/db/reseal.ts';
import { readStoredTables } from '../src/server/db/stored-columns.ts';
import { sealingConfig } from '../src/server/kernel/portal/config.ts';
import { findModules } from '../src/server/modules.ts';
import { openPortalDatabase } from '../src/server/open-portal-database.ts';

try {
  const { keys: given, ...where } = sealingConfig(process.env);
  const keys = given ?? (await keysBeside(where.dataFolder));
  const database = await openPortalDatabase({ ...where, keys, says: console.error });
  const tables = await readStoredTables((await findModules()).map(({ migrations }) => migrations));
  const { sealed, failed } = await resealOld(database, tables);
  console.log(`鍵 ${keys.first.id} で封をした値：${sealed}`);
  for (const column of failed) console.error(`${column} に、どの鍵でも開けない値があります。`);
  const uses = await usesOfKeys(database, tables);
  const unused = failed.length > 0 ? [] : await forgetUnused(database, uses);
  for (const { id } of keys.all.slice(1))
    console.log(
      unused.includes(id)
        ? `鍵 ${id} は、もう要りません。MADOGUCHI_KEYS から外せます。`
        : `鍵 ${id} は、まだ要ります（${uses.get(id)} 件）。照合にだけ使う値は、1週間で入れ替わります。この鍵で封をするポータルが動いている間と、そのあと2日間も、外せません。`,
    );
  await database.close();
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
