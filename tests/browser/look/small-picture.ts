import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** As many as four bits tell apart: all plain areas keep their own, the edges of letters take the nearest. */
const mostColours = 16;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const printOf = (picture: Buffer) => createHash('sha256').update(picture).digest('base64');

/** A picture of a page as it is kept: as PNG with few colours, a third as large, with the hash of the whole picture. */
export function smallPicture(whole: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(whole);
  const pixels = new Uint32Array(width * height);
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = data.readUInt32BE(at * 4) >>> 8;
    pixels[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort(([one, often], [other, oftener]) => oftener - often || one - other)
    .slice(0, mostColours)
    .map(([colour]) => colour);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]));
  const rowBytes = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(rowBytes * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const column = at % width;
    const byte = Math.floor(at / width) * rowBytes + 1 + (column >> 1);
    rows[byte] = (rows[byte] ?? 0) | ((places.get(pixels[at] ?? 0) ?? 0) << (column % 2 === 0 ? 4 : 0));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('tEXt', Buffer.from(`Print\0${printOf(whole)}`, 'latin1')),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Is a kept picture exactly this one? */
export const isMadeOf = (kept: Buffer, whole: Buffer): boolean =>
  kept.includes(`Print\0${printOf(whole)}`, 0, 'latin1');

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];

function nearest(palette: readonly number[], colour: number): number {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const distances = palette.map((candidate) => {
    const [otherRed = 0, otherGreen = 0, otherBlue = 0] = channels(candidate);
    return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
