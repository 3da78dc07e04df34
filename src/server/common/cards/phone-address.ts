import { type Settings, textSetting } from '../../kernel/portal/settings.ts';
import { noCardAppPath } from '../../kernel/portal/without-stand-ins.ts';

function withToken(page: string, origin: string, token: string): string {
  const address = new URL(page, origin);
  address.searchParams.set('token', token);
  return address.href;
}

/** What the QR code says: the page on which the phone reads the card. Whoever knows the token may read a card for that code, no login needed. */
export function phoneAddress(settings: Settings, origin: string, token: string): string {
  return withToken(textSetting(settings, 'address.cardReading') || noCardAppPath, origin, token);
}

/** As `phoneAddress`, for a signature with the card. */
export function signingAddress(settings: Settings, origin: string, token: string): string {
  return withToken(textSetting(settings, 'address.cardSigning') || noCardAppPath, origin, token);
}
