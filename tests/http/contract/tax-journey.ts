import type { TaxProcedure } from '../../../src/server/common/tax/procedures.ts';
import type { Outcome } from '../../../src/server/common/tax/visits.ts';
import { bodyOf, type Client, clientOf, logIn } from './client.ts';

/** The usual year of a procedure today. */
export async function usualYear(client: Client, procedure: TaxProcedure = 'taxReturn'): Promise<string> {
  const { years } = await bodyOf<{ years: readonly string[] }>(client.call('taxPreparation', { procedure }));
  return years[0] ?? '';
}

/** A logged-in citizen who has done the prior preparation of both procedures for the usual year. */
export async function taxpayer(origin: string, persona: string, copy?: string): Promise<Client> {
  const client = await logIn(origin, persona, copy);
  for (const procedure of ['taxReturn', 'yearEnd'] as const) {
    const year = await usualYear(client, procedure);
    await bodyOf(client.call('taxPreparationSave', { procedure, year, agreed: true }));
  }
  return client;
}

/** What a hand-over sends: what the screen shows as chosen. Before the prior preparation, nothing. */
export async function shownChoice(client: Client, procedure: TaxProcedure) {
  const { progress } = await bodyOf<{ progress?: { year: string; chosen: readonly object[] } }>(
    client.call('taxPreparation', { procedure }),
  );
  return { procedure, year: progress?.year ?? '', chosen: progress?.chosen ?? [] };
}

/** Chooses everything that there is and hands it over; answers the number. */
export async function handOver(client: Client, procedure: TaxProcedure): Promise<string> {
  const { certificates } = await bodyOf<{ certificates: readonly { id: string }[] }>(
    client.call('taxCertificates', { procedure }),
  );
  await bodyOf(client.call('taxCertificatesChoose', { procedure, ids: certificates.map(({ id }) => id) }));
  return (await bodyOf<{ receiptNumber: string }>(client.call('taxHandover', await shownChoice(client, procedure))))
    .receiptNumber;
}

/** Hands over for the employer everything that there is. */
export async function handOverToEmployer(
  client: Client,
): Promise<{ readonly receiptNumber: string; readonly validUntil: string }> {
  const procedure = 'yearEnd';
  const receiptNumber = await handOver(client, procedure);
  const { progress } = await bodyOf<{ progress: { handover: { validUntil: string } } }>(
    client.call('taxPreparation', { procedure }),
  );
  return { receiptNumber, validUntil: progress.handover.validUntil };
}

/** Where the published settings say that the external sites are, for this browser. */
export async function siteAddress(client: Client, name = 'address.externalSite'): Promise<string> {
  const settings = (await (await client.send('/svc/data/settings.json')).json()) as Record<string, string>;
  return settings[name] ?? '';
}

/** The screens that ask for the way to a site. */
const linkingScreens = { taxReturn: 'SCN1205-01-011', yearEnd: 'SCN1206-01-004' } as const;

/** Asks the portal for the way to a site, from its screen. */
export async function linkIdFor(
  { origin, cookie }: Client,
  site: string,
  procedure: TaxProcedure = 'taxReturn',
  screen: string = linkingScreens[procedure],
): Promise<string> {
  const there = clientOf(origin, cookie, screen);
  return (await bodyOf<{ linkId: string }>(there.call('taxSiteLink', { procedure, site }))).linkId;
}

/** A browser at the external sites: goes there with a token, keeps the site's cookie. */
export async function arriveAtSite(client: Client, linkId: string) {
  const address = await siteAddress(client);
  const opened = await fetch(`${address}?linkId=${linkId}`, { redirect: 'manual' });
  const cookie = opened.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')[0] ?? '';
  const at = (init: RequestInit = {}) =>
    fetch(address, { redirect: 'manual', ...init, headers: { cookie, origin: new URL(address).origin } });
  return {
    opened,
    page: async () => (await at()).text(),
    /** Answers where the site sends the browser. */
    answer: async (answer: string) => {
      const reply = await at({ method: 'POST', body: new URLSearchParams({ answer }) });
      return new URL(reply.headers.get('location') ?? '', address);
    },
  };
}

/** Goes to a site, answers there, and hands back the token of the return address. */
export async function returnTokenOf(
  client: Client,
  site: string,
  outcome: Outcome,
  procedure: TaxProcedure = 'taxReturn',
): Promise<string> {
  const visit = await arriveAtSite(client, await linkIdFor(client, site, procedure));
  return (await visit.answer(outcome)).searchParams.get('linkResult') ?? '';
}

/** How a citizen's link with a site stands. */
export async function stateOf(
  client: Client,
  site: string,
  of: TaxProcedure = 'taxReturn',
): Promise<string | undefined> {
  const { sites } = await bodyOf<{ sites: { id: string; state: string }[] }>(
    client.call('taxPreparation', { procedure: of }),
  );
  return sites.find(({ id }) => id === site)?.state;
}
