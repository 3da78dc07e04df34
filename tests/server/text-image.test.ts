import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawText } from '../../src/server/common/images/draw-text.ts';
import { textImage } from '../../src/server/common/images/text-image.ts';
import { wrapText } from '../../src/server/common/images/wrap-text.ts';
import { pngDensity } from '../../src/ui/png-density.ts';
import { pngSource } from '../../src/ui/png-source.ts';

/** Number of dark pixels. */
function ink(png: PNG): number {
  let dark = 0;
  for (let at = 0; at < png.data.length; at += 4) if ((png.data[at] ?? 255) < 128) dark++;
  return dark;
}

const read = (text: string) => PNG.sync.read(drawText(text));

describe('drawText', () => {
  it('draws a readable PNG at three times the size, as wide as its text [API-059]', () => {
    const png = read('東京都');
    expect(png.height).toBe((72 + 32) * 3);
    expect(png.width).toBe((3 * 44 + 32) * 3);
    expect(ink(png)).toBeGreaterThan(4500);
  });

  it('the PNG says how fine it is, where the app reads it', () => {
    const source = pngSource(drawText('東京都').toString('base64'));
    expect(pngDensity(source ?? '')).toBe(3);
  });

  it('an address of four lines is small enough for a phone', () => {
    const address = '東京都千代田区霞が関一丁目二番三号架空県見本市例示町四十五番地六号見本団地一号棟二百三号室';
    expect(drawText(address).length).toBeLessThan(40_000);
  });

  it.each([
    ['one line', '東京都千代田区', 1],
    ['two lines', '東京都千代田区霞が関一丁目二番', 2],
    ['a line break of the text', '東京都\n千代田区', 2],
    ['four lines', 'あ'.repeat(13 * 4), 4],
  ])('is as high as its lines: %s', (_name, text, lines) => {
    expect(read(text).height).toBe((lines * 72 + 32) * 3);
  });

  it.each([
    ['𠮷 (outside the basic plane) is not 吉', '𠮷', '吉'],
    ['葛 with a variation selector is not the plain one', '葛\u{E0100}', '葛'],
    ['𠮷 is not a missing glyph', '𠮷', '\u{F0000}'],
    ['葛 with a variation selector is not a missing glyph', '葛\u{E0100}', '\u{F0000}'],
  ])('%s', (_name, one, other) => {
    expect(drawText(one).equals(drawText(other))).toBe(false);
  });

  it('a variation selector takes no room of its own', () => {
    expect(read('葛\u{E0100}飾').width).toBe(read('葛飾').width);
  });

  it.each(['', ' ', '\n'])('refuses an empty text: %j', (text) => {
    expect(() => drawText(text)).toThrow('empty');
  });
});

describe('textImage', () => {
  it('answers base64 without data: and the same image for the same text', () => {
    const image = textImage('架空県見本市');
    expect(PNG.sync.read(Buffer.from(image, 'base64')).width).toBe((6 * 44 + 32) * 3);
    expect(textImage('架空県見本市')).toBe(image);
  });
});

describe('wrapText', () => {
  const widthOf = (line: string) => [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(line)].length;
  it.each([
    ['fits', 'あいう', ['あいう']],
    ['breaks', 'あいうえ', ['あいう', 'え']],
    ['no line begins with a mark', 'あいう。え', ['あい', 'う。え']],
    ['variation selectors stay', '葛\u{E0100}飾\u{E0101}区内', ['葛\u{E0100}飾\u{E0101}区', '内']],
    ['keeps line breaks', 'あ\nい', ['あ', 'い']],
    ['empty', '', ['']],
  ])('%s', (_name, text, lines) => {
    expect(wrapText(text, 3, widthOf)).toEqual(lines);
  });
});
