/** A mail of the portal; `code`: one that must arrive within minutes. */
export interface Message {
  readonly kind: 'mail' | 'code';
  readonly to: string;
  /** Plain text; lines end with `\n`. */
  readonly text: string;
}

/** Any text, an at sign, and a host with a dot; no white space. The rest depends on the mailer. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What would become of a mail to this address. */
export async function deliveryTo(mailer: Pick<Mailer, 'deliveryTo'>, email: string): Promise<Delivery> {
  return address.test(email) ? mailer.deliveryTo(email) : 'refused';
}

/** A message on its way out. */
export interface OutgoingMail extends Message {
  /** The same whenever it is sent again: a mail service takes it once. */
  readonly messageId: string;
  /** One line. What it is about, and nothing that was written in a procedure. */
  readonly subject: string;
}

/** What is known of an address before anything is sent there. */
export type Delivery = 'delivered' | 'refused' | 'undeliverable';

/** The mail service. */
export interface Mailer {
  /** Asked while the citizen waits. `refused`: it does not send there; `undeliverable`: it is known that nothing arrives. */
  deliveryTo(address: string): Promise<Delivery>;
  /** Throws where it cannot: then it is sent again later. */
  send(mail: OutgoingMail): Promise<void>;
}
