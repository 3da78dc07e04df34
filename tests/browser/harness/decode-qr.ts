import jsQR from 'jsqr';
import type { Locator } from 'playwright/test';
import { PNG } from 'pngjs';

/** Reads a QR code from the pixels a person sees. */
export async function decodeQr(image: Locator): Promise<string> {
  const { width, height, data } = PNG.sync.read(await image.screenshot());
  const found = jsQR(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error('no QR code can be read from the picture');
  return found.data;
}
