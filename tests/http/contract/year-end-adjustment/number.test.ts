import { describe, expect, it } from 'vitest';
import { migrate } from '../../../../src/server/db/migrate.ts';
import { portalMigrations } from '../../../../src/server/portal-migrations.ts';
import { databases, portalOn } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import { patient } from '../deadline-case.ts';
import { mailsOf } from '../signing.ts';
import { shownChoice, usualYear } from '../tax-journey.ts';

const procedure = 'yearEnd';
const [was, is] = ['tax/year-end-number', 'year-end-adjustment/year-end-number'];
const dayMs = 86_400_000;

describe.each(databases)('jobs of a portal in which both tax services had one module, on %s', (kind) => {
  const portal = portalOn(kind);
  const kindsAndKeys = async () =>
    (
      await portal.database.query<{ kind: string; key: string; done: boolean }>(
        `select kind, key, done_at is not null as done from jobs where kind like '%year-end-number' order by run_at, key`,
      )
    ).map(({ kind: of, key, done }) => `${of} ${key} ${done}`);

  it('are carried out after the upgrade, and what they told is not told again [YE-003]', async () => {
    const client = await patient(portal.origin, 'tax-much');
    const year = await usualYear(client, procedure);
    await bodyOf(client.call('taxPreparationSave', { procedure, year, agreed: true }));
    const { certificates } = await bodyOf<{ certificates: readonly { id: string }[] }>(
      client.call('taxCertificates', { procedure }),
    );
    await bodyOf(client.call('taxCertificatesChoose', { procedure, ids: certificates.map(({ id }) => id) }));
    await bodyOf(client.call('taxHandover', await shownChoice(client, procedure)));
    await portal.database.query(
      `insert into mail_registrations (citizen_id, email, registered_at)
         select id, 'nencho@mail.example', now() from citizens on conflict do nothing`,
    );
    const ends = Date.parse(`${Number(year) + 1}-02-01T00:00:00+09:00`);
    const told = async () =>
      (await mailsOf(client)).flatMap(({ text }) => /^番号を使える最後の日(.+)/.exec(text)?.[1] ?? []);
    await client.advance(Math.ceil((ends - 5 * dayMs - Date.now()) / 1000));
    expect(await told()).toEqual(['まで、あと7日です。']);
    const planned = await kindsAndKeys();
    expect(planned).toHaveLength(3);

    await portal.database.query(`update jobs set kind = $2, key = $2 || substr(key, $3) where kind = $1`, [
      ...[is, was, is.length + 1],
    ]);
    expect(await kindsAndKeys()).toEqual(planned.map((one) => one.replaceAll(is, was)));
    await portal.database.query(`delete from migrations where name like 'year-end-adjustment/%'`);
    await migrate(portal.database, await portalMigrations());
    expect(await kindsAndKeys()).toEqual(planned);

    await client.advance((6 * dayMs) / 1000);
    expect(await told()).toEqual(['まで、あと7日です。', 'まで、あと2日です。', 'が過ぎました。']);
  });
});
