/** Any text, an at sign, and a host with a dot; no white space. The host decides the rest. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** What becomes of a mail. The stand-in for the mail service refuses and returns by the host name (hosts that exist nowhere). */
export function deliveryTo(email: string): 'delivered' | 'refused' | 'undeliverable' {
  if (!address.test(email)) return 'refused';
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (host === 'refused.example') return 'refused';
  return host === 'undeliverable.example' ? 'undeliverable' : 'delivered';
}
