/** Address in the QR code: the phone page that reads the card. The access key is the capability, no cookie is needed. */
export function phoneAddress(origin: string, accessKey: string): string {
  return `${origin}/sandbox/phone/card?accessKey=${encodeURIComponent(accessKey)}`;
}
