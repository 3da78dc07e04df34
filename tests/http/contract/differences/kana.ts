import type { TestPortal } from '../../harness.ts';
import { bodyOf } from '../client.ts';
import type { DifferenceCase } from '../difference-case.ts';
import { filer } from '../journey.ts';
import { create, filled, proveEmail } from '../kana/journey.ts';
import { sign } from '../signing.ts';

const report = (persona: string, changes: Parameters<typeof filled>[1]) => async (portal: TestPortal) => {
  const person = await filer(portal.origin, portal.database, persona);
  await proveEmail(portal.database, person);
  const sent = filled(await create(person.client, '1'), changes);
  const { arrivalNumber } = await bodyOf<{ arrivalNumber: string }>(
    person.client.call('kanaSubmit', { report: sent, signature: await sign(person.client, sent) }),
  );
  return [person.client, arrivalNumber] as const;
};

export const differences: readonly DifferenceCase[] = [
  { what: 'nothing', file: report('kana-single', { 'first-name-1': { furigana: 'ヒトミ' } }), differs: [] },
  {
    what: 'another reading than there is',
    file: report('kana-single', { 'family-name': { furigana: 'フリガナ' } }),
    differs: [['氏（振仮）の振り仮名', 'フリガナ', 'フリカナ']],
  },
  {
    what: 'as another parent than the register knows',
    file: report('kana-couple', { 'first-name-3': { furigana: 'コハル', qualificationType: '017' } }),
    differs: [['名（小春）の届出での立場', '母（親権者）', '父（親権者）']],
  },
];
