import type { CallCase } from './call-case.ts';
import { returnTokenOf, shownChoice, taxpayer, usualYear } from './tax-journey.ts';

const as = (persona: string, reqBody?: Record<string, unknown>) => async (origin: string) => ({
  client: await taxpayer(origin, persona),
  ...(reqBody !== undefined && { reqBody }),
});

const procedure = 'taxReturn';

/** Assumed calls of the tax procedures (API-159). */
export const taxCalls: readonly CallCase[] = [
  {
    call: 'taxPreparation',
    exists: 'API-159',
    request: { 'API-159': 'procedure' },
    response: { 'TX-001': 'sites', 'YE-001': 'progress' },
    arrive: as('tax-much', { procedure }),
  },
  {
    call: 'taxPreparationSave',
    exists: 'API-159',
    request: { 'API-159': 'year' },
    response: {},
    arrive: async (origin) => {
      const client = await taxpayer(origin, 'tax-much');
      return { client, reqBody: { procedure, year: await usualYear(client), agreed: true } };
    },
  },
  {
    call: 'taxCertificates',
    exists: 'API-159',
    request: { 'API-159': 'procedure' },
    response: { 'TX-002': 'certificates', 'YE-002': 'silentSites' },
    arrive: as('tax-much', { procedure }),
  },
  {
    call: 'taxCertificatesChoose',
    exists: 'API-159',
    request: { 'API-159': 'ids' },
    optional: ['medicalIds'],
    response: { 'TX-002': 'chosenCount' },
    arrive: as('tax-much', { procedure, ids: [], medicalIds: [] }),
  },
  {
    call: 'taxSites',
    exists: 'API-159',
    request: { 'API-159': 'procedure' },
    response: { 'TX-003': 'sites', 'YE-003': 'progress' },
    arrive: as('tax-much', { procedure }),
  },
  {
    call: 'taxSiteLink',
    exists: 'API-159',
    request: { 'API-159': 'site' },
    response: { 'TX-003': 'linkId' },
    arrive: as('tax-unlinked', { procedure, site: 'nenkinNet' }),
  },
  {
    call: 'taxSiteLinkResult',
    exists: 'API-159',
    request: { 'API-159': 'returnToken' },
    response: { 'TX-003': 'outcome' },
    arrive: async (origin) => {
      const client = await taxpayer(origin, 'tax-unlinked');
      return { client, reqBody: { returnToken: await returnTokenOf(client, 'nenkinNet', 'linked') } };
    },
  },
  {
    call: 'taxSiteUnlink',
    exists: 'API-159',
    request: { 'API-159': 'site' },
    response: {},
    arrive: as('tax-much', { procedure, site: 'delivery' }),
  },
  {
    call: 'taxHandover',
    exists: 'API-159',
    request: { 'API-159': 'procedure' },
    response: { 'TX-003': 'receiptNumber' },
    arrive: async (origin) => {
      const client = await taxpayer(origin, 'tax-much');
      await client.call('taxCertificatesChoose', { procedure, ids: [`${await usualYear(client)}-1`] });
      return { client, reqBody: await shownChoice(client, procedure) };
    },
  },
];
