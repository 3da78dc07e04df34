/** What the QR code says: the page on which the phone reads the card. Whoever knows the token may read a card for that code, no login needed. */
export function phoneAddress(origin: string, token: string): string {
  return `${origin}/sandbox/phone/read?token=${encodeURIComponent(token)}`;
}

/** As `phoneAddress`, for a signature with the card. */
export function signingAddress(origin: string, token: string): string {
  return `${origin}/sandbox/phone/sign?token=${encodeURIComponent(token)}`;
}
