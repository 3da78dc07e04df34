import { logIn } from '../client.ts';
import { create, filled } from '../kana/journey.ts';
import { answered, as, type ToldCase } from '../told-case.ts';

const kanaWith = (settings: object): ToldCase => ({
  call: 'kanaSubmit',
  code: 'EDV103',
  who: `kana-single, ${JSON.stringify(settings)}`,
  async begin(origin) {
    const client = await logIn(origin, 'kana-single');
    const draft = await create(client, '1');
    const headers = { 'content-type': 'application/json' };
    await client.send('/sandbox/settings', { method: 'POST', headers, body: JSON.stringify(settings) });
    return { client, id: JSON.stringify(filled(draft, { 'first-name-1': { furigana: 'ヒトミ' } })) };
  },
  // The screen compares the published period with the day that the portal says it is.
  async tells({ client }) {
    const published = (await (await client.send('/svc/data/settings.json')).json()) as Record<string, string>;
    const { dateToday } = (await client.call('isLogin')).resBody as { dateToday: string };
    const { 'kana.acceptance.from': from = '', 'kana.acceptance.to': to = '' } = published;
    return (from !== '' && dateToday < from) || (to !== '' && dateToday > to);
  },
  file: ({ client, id }) => client.call('kanaSubmit', { report: JSON.parse(id), signature: {} }),
});

const nothingToReport: ToldCase = {
  call: 'kanaSubmit',
  code: 'EDV104',
  who: 'kana-under-15',
  begin: as('kana-under-15'),
  tells: async (person) => {
    const { reports } = await answered<{ reports: readonly { isDisabled: boolean }[] }>(person, 'kanaGet');
    return reports.every(({ isDisabled }) => isDisabled);
  },
  async file({ client }) {
    const report = filled(await create(client, '1'), { 'first-name-1': { furigana: 'ツバサ' } });
    return client.call('kanaSubmit', { report, signature: {} });
  },
};

export const told: readonly ToldCase[] = [
  kanaWith({ 'kana.acceptance.from': '29990101' }),
  kanaWith({ 'kana.acceptance.to': '20200101' }),
  nothingToReport,
];
