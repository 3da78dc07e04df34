import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** The address in a QR code given as base64 of a PNG. Throws when it cannot be read. */
export function addressOf(qrCode: unknown): string {
  const png = PNG.sync.read(Buffer.from(String(qrCode), 'base64'));
  const found = jsQR(new Uint8ClampedArray(png.data), png.width, png.height);
  if (found === null) throw new Error('the QR code cannot be read');
  return found.data;
}
