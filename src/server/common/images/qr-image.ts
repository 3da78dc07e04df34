import { create } from 'qrcode';
import { greyPng } from './grey-png.ts';

/** Pixels. */
const module = 6;
/** Modules: the quiet zone lets every reader find it. */
const margin = 4;

/** An address as a QR code: base64 of a PNG, without `data:`. */
export function qrImage(address: string): string {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const side = (modules.size + 2 * margin) * module;
  const rgba = new Uint8Array(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const [row, column] = [y, x].map((at) => Math.floor(at / module) - margin) as [number, number];
      const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < modules.size;
      if (isInside && modules.get(row, column)) rgba[(y * side + x) * 4] = 0;
    }
  return greyPng({ width: side, height: side, rgba }, 1).toString('base64');
}
