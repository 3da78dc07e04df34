import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** CSS pixels per metre (96 per inch). */
const perMetre = 96 / 0.0254;
/** Bits of a pixel: four greys, which at three pixels to one that is shown look as smooth as 256. */
const depth = 2;
const perByte = 8 / depth;
const white = 2 ** depth - 1;
/** Of the header: greyscale, and the methods of which there is only one. */
const rest = [0, 0, 0, 0];

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel. Only red is read. */
  readonly rgba: Uint8Array;
}

/**
 * A PNG in four greys: a sixth of the bytes of one in colour. It says how many of its pixels lie on a CSS pixel, so that it can be drawn finer than it is
 * shown.
 */
export function greyPng({ width, height, rgba }: Pixels, density: number): Buffer {
  const header = Buffer.from([...bytes(width), ...bytes(height), depth, ...rest]);
  const resolution = bytes(Math.round(perMetre * density));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('pHYs', Buffer.from([...resolution, ...resolution, 1])),
    chunk('IDAT', deflateSync(inGreys(width, height, rgba), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Four pixels to a byte; each line after a byte that says it is not filtered. */
function inGreys(width: number, height: number, rgba: Uint8Array): Buffer {
  const line = 1 + Math.ceil(width / perByte);
  const greys = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * line + 1 + Math.floor(x / perByte);
      const grey = Math.round(((rgba[(y * width + x) * 4] ?? 0) / 255) * white);
      greys[at] = (greys[at] ?? 0) | (grey << (8 - depth * (1 + (x % perByte))));
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
