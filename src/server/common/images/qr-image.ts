import { toBuffer } from 'qrcode';

/** An address as a QR code: base64 of a PNG, without `data:`. 4 modules of quiet zone, so that every reader finds it. */
export async function qrImage(address: string): Promise<string> {
  const png = await toBuffer(address, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return png.toString('base64');
}
