import { type Settings, textSetting } from '../../kernel/portal/settings.ts';
import { noCardAppPath } from '../../kernel/portal/without-stand-ins.ts';

function withToken(page: string, origin: string, token: string): string {
  const address = new URL(page, origin);
  address.searchParams.set('token', token);
  return address.href;
}

/** The address in the QR code: the page where the phone reads the card. The token alone authorises the reading; no login is needed. */
export function phoneAddress(settings: Settings, origin: string, token: string): string {
  return withToken(textSetting(settings, 'address.cardReading') || noCardAppPath, origin, token);
}

/** Like `phoneAddress`, for signing with the card. */
export function signingAddress(settings: Settings, origin: string, token: string): string {
  return withToken(textSetting(settings, 'address.cardSigning') || noCardAppPath, origin, token);
}
