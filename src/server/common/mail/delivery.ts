/** Any text, an at sign, and a host with a dot; no white space. The rest depends on the host. */
const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

/** Outcome of a mail. The stand-in for the mail service refuses or bounces by host name (hosts that do not exist). */
export function deliveryTo(email: string): 'delivered' | 'refused' | 'undeliverable' {
  if (!address.test(email)) return 'refused';
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (host === 'refused.example') return 'refused';
  return host === 'undeliverable.example' ? 'undeliverable' : 'delivered';
}
