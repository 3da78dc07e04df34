import { bodyOf } from '../../contract/client.ts';
import { filer } from '../../contract/journey.ts';
import { create, historiesOf, saveAnything } from '../../contract/kana/journey.ts';
import { endOf } from '../end-of-day.ts';
import type { ToldDays } from '../told-days.ts';

export const told: ToldDays = (portal, { as }) => [
  [
    'kana_drafts',
    async () => {
      const { client, citizenId } = await filer(portal.origin, portal.database, 'kana-single');
      return { citizenId, until: endOf((await create(client, '1')).lastDay) };
    },
  ],
  [
    'kana_earlier_inputs',
    async () => {
      const { client, citizenId } = await filer(portal.origin, portal.database, 'kana-single');
      const { lastDay } = await saveAnything(client);
      await bodyOf(client.call('kanaTempDelete'));
      return { citizenId, until: endOf(lastDay) };
    },
  ],
  [
    'kana_documents',
    async () => {
      const { client, citizenId } = await as('kana-correction');
      const [entry] = await historiesOf(client);
      const { documentId } = entry?.latestMessage ?? {};
      const asked = await bodyOf<{ dueDate: string }>(client.call('kanaAdjustRequest', { documentId }));
      return { citizenId, until: endOf(asked.dueDate) };
    },
  ],
];
