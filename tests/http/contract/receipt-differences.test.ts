import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import { projectOf } from '../../runtime/project.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { newAddress } from './calls/drivers-license.ts';
import { bodyOf, type Client, logIn } from './client.ts';
import { filledApplication } from './hpki/journey.ts';
import { filer } from './journey.ts';
import { create, filled, proveEmail } from './kana/journey.ts';
import { sign } from './signing.ts';

/** Filed with these answers, and what the receipt says was otherwise in a register: label, written, registered. */
interface Case {
  readonly what: string;
  file(): Promise<readonly [client: Client, number: string]>;
  readonly differs: readonly (readonly [label: string, written: string, registered: string])[];
}

/** What the screens of a service call the registers. */
const sources = (service: string) =>
  projectOf()
    .screens.filter((screen) => screen.service === service)
    .flatMap(({ fields, groups }) => [...fields, ...groups.flatMap((group) => group.fields)])
    .flatMap(({ against }) => (against === undefined ? [] : [against.source]));

describe.each(databases)('what was filed otherwise than the registers have it, in the receipt, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  const apply = async (changes: Parameters<typeof filledApplication>[0]) => {
    const client = await logIn(portal.origin, 'hpki-doctor');
    const application = filledApplication(changes);
    const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(client.call('hpkiSubmit', { application }));
    return [client, receptionNumber] as const;
  };
  const move = async (address: string) => {
    const client = await logIn(portal.origin, 'licence-gold');
    const application = { ...newAddress, address };
    const { receptionNumber } = await bodyOf<{ receptionNumber: string }>(
      client.call('licencePermanentAddressSubmit', { application, signature: await sign(client, application) }),
    );
    return [client, receptionNumber] as const;
  };
  const report = async (persona: string, changes: Parameters<typeof filled>[1]) => {
    const person = await filer(portal.origin, portal.database, persona);
    await proveEmail(portal.database, person);
    const sent = filled(await create(person.client, '1'), changes);
    const { arrivalNumber } = await bodyOf<{ arrivalNumber: string }>(
      person.client.call('kanaSubmit', { report: sent, signature: await sign(person.client, sent) }),
    );
    return [person.client, arrivalNumber] as const;
  };

  const cases: Readonly<Record<string, readonly Case[]>> = {
    hpki: [
      { what: 'nothing', file: () => apply({}), differs: [] },
      {
        what: 'nothing, written in other widths',
        file: () => apply({ workplaceName: '見本　総合病院', phone: '0300000101' }),
        differs: [],
      },
      {
        what: 'a workplace and letters of a name',
        file: () => apply({ romanFirstName: 'KAORI', workplaceName: '例示診療所', workplacePostalCode: '100-0001' }),
        differs: [
          ['名のローマ字', 'KAORI', 'KAORU'],
          ['勤務先の名称', '例示診療所', '見本総合病院'],
          ['勤務先の郵便番号', '100-0001', '100-0000'],
        ],
      },
      {
        what: 'no workplace, where one is registered: nothing was written to compare',
        file: () =>
          apply({
            hasWorkplace: '2',
            workplaceName: '',
            workplacePostalCode: '',
            workplaceAddress: '',
            workplacePhone: '',
          }),
        differs: [],
      },
    ],
    'drivers-license': [
      { what: 'the domicile of the register', file: () => move(newAddress.address), differs: [] },
      {
        what: 'another domicile',
        file: () => move('東京都見本区例示町二丁目9番地'),
        differs: [['新しい本籍', '東京都見本区例示町二丁目9番地', newAddress.address]],
      },
    ],
    kana: [
      { what: 'nothing', file: () => report('kana-single', { 'first-name-1': { furigana: 'ヒトミ' } }), differs: [] },
      {
        what: 'another reading than there is',
        file: () => report('kana-single', { 'family-name': { furigana: 'フリガナ' } }),
        differs: [['氏（振仮）の振り仮名', 'フリガナ', 'フリカナ']],
      },
      {
        what: 'as another parent than the register knows',
        file: () => report('kana-couple', { 'first-name-3': { furigana: 'コハル', qualificationType: '017' } }),
        differs: [['名（小春）の届出での立場', '母（親権者）', '父（親権者）']],
      },
    ],
  };

  for (const [service, list] of Object.entries(cases))
    it.each(list)(`${service}: $what`, async ({ file, differs }) => {
      const [client, number] = await file();
      const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }));
      expect(receipts).toHaveLength(1);
      const told = receipts[0]?.differences ?? [];
      expect(told.map(({ label, written, registered }) => [label, written, registered])).toEqual(differs);
      for (const { source } of told) expect(sources(service)).toContainEqual(source);
      // The same from the list, where the service has one.
      const { receipts: listed } = await bodyOf<{ receipts: readonly Receipt[] }>(
        client.call('receiptList', { service }),
      );
      expect(listed.find((receipt) => receipt.number === number)).toEqual(receipts[0]);
      if (differs.length === 0) expect(receipts[0]).not.toHaveProperty('differences');
    });
});
