import type { Delivery, Mailer } from '../../ports/mailer.ts';

/** Any text, an at sign, and a host with a dot; no white space. The rest depends on the mailer. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What would become of a mail to this address. */
export async function deliveryTo(mailer: Pick<Mailer, 'deliveryTo'>, email: string): Promise<Delivery> {
  return address.test(email) ? mailer.deliveryTo(email) : 'refused';
}
