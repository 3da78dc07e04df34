import { isIPv6 } from 'node:net';

/** The network address as one place: of IPv6 its first half, since one household or machine has all that begin so. */
export function placeOf(address: string): string {
  const [, old] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (old !== undefined) return old;
  const plain = address.split('%')[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '').length + (tail.includes('.') ? 1 : 0);
    groups.push(...Array.from({ length: Math.max(8 - groups.length - after, 0) }, () => '0'), ...tail.split(':'));
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}
