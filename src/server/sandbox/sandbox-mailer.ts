import type { Mailer } from '../ports/mailer.ts';

/** Takes everything and sends nothing: what it was to send is read in the outbox. It refuses, or bounces, by host name (hosts that do not exist). */
export const sandboxMailer: Mailer = {
  async deliveryTo(address) {
    const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    if (host === 'refused.example') return 'refused';
    return host === 'undeliverable.example' ? 'undeliverable' : 'delivered';
  },
  send: async () => undefined,
};
