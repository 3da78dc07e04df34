import type { Mailer, OutgoingMail } from '../../../src/server/ports/mailer.ts';

/** A mail service of one's own: whoever has an address at `mail.example` finds there what it has taken. */
export function plainMailer(): Mailer & { readonly mailboxes: OutgoingMail[] } {
  const taken = new Set<string>();
  const mailboxes: OutgoingMail[] = [];
  return {
    mailboxes,
    deliveryTo: async (address) => (address.endsWith('@mail.example') ? 'delivered' : 'undeliverable'),
    async send(mail) {
      if (taken.has(mail.messageId)) return;
      taken.add(mail.messageId);
      mailboxes.push(mail);
    },
  };
}
