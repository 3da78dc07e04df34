import { logIn } from '../client.ts';
import { shownChoice, taxpayer } from '../tax-journey.ts';
import { answered, type ToldCase } from '../told-case.ts';

interface Choices {
  readonly progress?: { readonly chosenCount: number };
  readonly sites: readonly { readonly id: string; readonly state: string }[];
}

function handover(refused: string, persona: string, tells: (found: Choices) => boolean, isPrepared = true): ToldCase {
  const procedure = refused === 'ETX107' ? 'taxReturn' : 'yearEnd';
  return {
    call: 'taxHandover',
    code: refused,
    who: persona,
    begin: async (origin) => ({ client: await (isPrepared ? taxpayer : logIn)(origin, persona), id: '' }),
    tells: async (person) => tells(await answered<Choices>(person, 'taxPreparation', { procedure })),
    file: async ({ client }) => client.call('taxHandover', await shownChoice(client, procedure)),
  };
}

export const told: readonly ToldCase[] = [
  handover('ETX101', 'qr', ({ progress }) => progress === undefined, false),
  handover('ETX106', 'qr', ({ progress }) => progress?.chosenCount === 0),
  handover('ETX107', 'qr', ({ sites }) => sites.some(({ id, state }) => id === 'eTax' && state !== 'linked')),
];
