import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** CSS pixels per metre (96 per inch). */
const perMetre = 96 / 0.0254;
/** Of the header: greyscale, and the methods of which there is only one. */
const rest = [0, 0, 0, 0];

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel. Only red is read. */
  readonly rgba: Uint8Array;
}

/**
 * A PNG in 16 greys: a third of the bytes of one in colour. It says how many of its pixels lie on a CSS pixel, so that it can be drawn finer than it is shown.
 */
export function greyPng({ width, height, rgba }: Pixels, density: number): Buffer {
  const header = Buffer.from([...bytes(width), ...bytes(height), 4, ...rest]);
  const resolution = bytes(Math.round(perMetre * density));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', Buffer.from([...resolution, ...resolution, 1])),
    chunk('IDAT', deflateSync(inGreys(width, height, rgba))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Two pixels to a byte; each line after a byte that says it is not filtered. */
function inGreys(width: number, height: number, rgba: Uint8Array): Buffer {
  const line = 1 + Math.ceil(width / 2);
  const greys = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * line + 1 + (x >> 1);
      const grey = (rgba[(y * width + x) * 4] ?? 0) >> 4;
      greys[at] = (greys[at] ?? 0) | (x % 2 === 0 ? grey << 4 : grey);
    }
  return greys;
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([bytes(data.length), content, bytes(crc32(content))]);
}

function bytes(number: number): Buffer {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(number);
  return four;
}
