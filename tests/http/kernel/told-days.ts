import { expect } from 'vitest';
import { lastDayOf } from '../../../src/server/common/drafts/draft-end.ts';
import { officeOf, typed } from '../contract/agency-journey.ts';
import { applying as hpki } from '../contract/applying/hpki.ts';
import { bodyOf, type Client } from '../contract/client.ts';
import { applicationFor } from '../contract/familyregister-identification-code/journey.ts';
import { filer } from '../contract/journey.ts';
import { create, historiesOf, saveAnything } from '../contract/kana/journey.ts';
import { fullValues, load, offerProcedures, save, submit } from '../contract/nq/apply-journey.ts';
import { sign } from '../contract/signing.ts';
import { handOverToEmployer, taxpayer } from '../contract/tax-journey.ts';
import type { TestPortal } from '../harness.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The end of a day in Japan, `YYYYMMDD`. */
const endOf = (day: string) => Date.parse(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T24:00:00+09:00`);

type Told = readonly [table: string, set: () => Promise<{ readonly citizenId: string; readonly until: number }>];

interface LoggingIn {
  /** Somebody who has just logged in. */
  as(persona: string): Promise<{ readonly client: Client; readonly citizenId: string }>;
  /** The citizen who logged in last. */
  newest(): Promise<string>;
}

/** Tables with a date that a screen announces, with how somebody comes to be told one. */
export const toldDays = (portal: TestPortal, { as, newest }: LoggingIn): readonly Told[] => [
  [
    'nq_drafts',
    async () => {
      await offerProcedures(portal.database);
      const { client, citizenId } = await as('qr');
      return { citizenId, until: endOf((await save(client, { reason: '就職のため' })).lastDay) };
    },
  ],
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
    'nq_applications',
    async () => {
      await offerProcedures(portal.database);
      const { client, citizenId } = await as('qr');
      await submit(client, fullValues);
      const dueDate = lastDayOf({ expiresAt: new Date(Date.now() + 40 * dayMs) });
      const returned = JSON.stringify({ reason: '書類が足りません', dueDate });
      await portal.database.query(
        `update nq_applications set status = '3', returned = $2::text::jsonb where citizen_id = $1`,
        [citizenId, returned],
      );
      expect((await load(client)).returned).toMatchObject({ dueDate });
      return { citizenId, until: endOf(dueDate) };
    },
  ],
  [
    'hpki_applications',
    async () => {
      const { client, citizenId } = await as('hpki-doctor');
      const id = await hpki.file(client);
      const office = officeOf(hpki, client);
      for (const move of ['examine', 'return']) expect(await office.press(move, id, typed(40))).toBe(null);
      return { citizenId, until: endOf((await hpki.see(client, id)).dueDate) };
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
  [
    'identification_codes',
    async () => {
      const { client, citizenId } = await as('qr');
      const application = await applicationFor(client, 1);
      const signature = await sign(client, application);
      const { codes } = await bodyOf<{ codes: { validUntil: string }[] }>(
        client.call('identificationCodeIssue', { application, signature }),
      );
      return { citizenId, until: endOf(codes[0]?.validUntil ?? '') };
    },
  ],
  [
    'tax_handovers',
    async () => {
      const client = await taxpayer(portal.origin, 'tax-much');
      const citizenId = await newest();
      return { citizenId, until: endOf((await handOverToEmployer(client)).validUntil) };
    },
  ],
  [
    'licence_courses',
    async () => {
      const { client, citizenId } = await as('licence-course-done');
      const { completion } = await bodyOf<{ completion: { validUntil: string } }>(client.call('licenceCourse'));
      return { citizenId, until: endOf(completion.validUntil) };
    },
  ],
];
