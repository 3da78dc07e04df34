import { rowsOf, type Statement } from '../../db/asked-together.ts';
import type { Queries } from '../../db/database.ts';
import { type KnownCitizen, said } from '../../ports/register.ts';
import type { SiteId } from './sites.ts';

/** `unfinished`: the citizen went to the site and has not answered there (yet). */
export type LinkState = 'notLinked' | 'unfinished' | 'refused' | 'linked';

export interface SiteLink {
  readonly state: LinkState;
  /** Null: linked before the portal knew the citizen. */
  readonly changedAt: Date | null;
}

export const linksAsked = (citizenId: string): Statement => ({
  sql: 'select site, state, changed_at from site_links where citizen_id = $1',
  values: [citizenId],
  moments: ['changed_at'],
});

/** Link state of the sites in the citizen's record and of those they have visited; any other site is not linked. */
export async function linksOf(db: Queries, citizen: KnownCitizen): Promise<ReadonlyMap<SiteId, SiteLink>> {
  const rows = await rowsOf<{ site: SiteId; state: LinkState; changed_at: Date }>(db, linksAsked(citizen.id));
  return new Map<SiteId, SiteLink>([
    ...(said(citizen.record.tax)?.linkedSites ?? []).map(
      (site) => [site, { state: 'linked', changedAt: null }] as const,
    ),
    ...rows.map(({ site, state, changed_at }) => [site, { state, changedAt: changed_at }] as const),
  ]);
}

export async function linkedSites(db: Queries, citizen: KnownCitizen): Promise<ReadonlySet<SiteId>> {
  const links = await linksOf(db, citizen);
  return new Set([...links].filter(([, { state }]) => state === 'linked').map(([site]) => site));
}

export async function changeLink(
  db: Queries,
  link: { readonly citizenId: string; readonly site: SiteId; readonly state: LinkState; readonly now: Date },
): Promise<void> {
  await db.query(
    `insert into site_links (citizen_id, site, state, changed_at) values ($1, $2, $3, $4)
     on conflict (citizen_id, site) do update set state = excluded.state, changed_at = excluded.changed_at`,
    [link.citizenId, link.site, link.state, link.now],
  );
}
