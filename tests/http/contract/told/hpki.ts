import { logIn } from '../client.ts';
import { filledApplication } from '../hpki/journey.ts';
import { answered, type ToldCase } from '../told-case.ts';

interface Held {
  readonly qualifications: readonly { readonly application?: { readonly isWithdrawable: boolean } }[];
}

const hpki = (refused: string, persona: string, tells: (found: Held) => boolean): ToldCase => ({
  call: 'hpkiSubmit',
  code: refused,
  who: persona,
  async begin(origin) {
    const client = await logIn(origin, persona);
    if (refused === 'EDH102') await client.call('hpkiSubmit', { application: filledApplication() });
    return { client, id: '' };
  },
  tells: async (person) => tells(await answered<Held>(person, 'hpkiQualifications')),
  file: ({ client }) => client.call('hpkiSubmit', { application: filledApplication() }),
});

export const told: readonly ToldCase[] = [
  hpki('EDH101', 'qr', ({ qualifications }) => qualifications.length === 0),
  hpki('EDH102', 'hpki-doctor', ({ qualifications }) => qualifications[0]?.application !== undefined),
];
