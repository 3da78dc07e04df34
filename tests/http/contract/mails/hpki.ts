import { agencyMails, moved } from '../agency-mails.ts';
import { applying } from '../applying/hpki.ts';
import { bodyOf, logIn } from '../client.ts';
import { filledApplication } from '../hpki/journey.ts';
import type { MailCase } from '../mail-case.ts';

export const mails: readonly MailCase[] = [
  {
    // Nothing goes to an address that was only typed, and every step is found without a mail.
    name: 'hpki-typed-only',
    async begin(origin, db) {
      const client = await logIn(origin, applying.persona);
      await db.query(`update citizens set persona = persona - 'contact' where id =
        (select id from citizens where persona_id = '${applying.persona}' order by created_at desc limit 1)`);
      const application = filledApplication({ email: 'typed@mail.example' });
      const act = async () => {
        const filed = bodyOf<{ receptionNumber: string }>(client.call('hpkiSubmit', { application }));
        await moved(applying, client, (await filed).receptionNumber, ['examine', 'askPayment']);
      };
      return { client, act, mails: [], todo: /手数料の支払いが必要です。/ };
    },
  },
  ...agencyMails(applying),
];
