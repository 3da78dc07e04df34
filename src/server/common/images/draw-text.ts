import { createCanvas } from '@napi-rs/canvas';
import { greyPng } from './grey-png.ts';
import { japaneseFont, registerFont } from './register-font.ts';
import { wrapText } from './wrap-text.ts';

/** Pixels per CSS pixel: sharp up to three times the size at which it is shown, and on a phone with fine pixels. */
const scale = 3;
/** CSS pixels. A 360 px phone shows the widest image at half the size, still readable. */
const maxTextWidth = 608;
const fontSize = 44;
const lineHeight = 72;
const padding = 16;

/**
 * Draws a text black on white and returns the PNG, sized to its longest line and its number of lines.
 * Throws for a blank text, which the register never contains.
 */
export function drawText(text: string): Buffer {
  if (text.trim() === '') throw new Error('an empty text cannot be drawn');
  registerFont();
  const font = `${fontSize * scale}px "${japaneseFont}"`;
  const measure = createCanvas(1, 1).getContext('2d');
  measure.font = font;
  const widthOf = (line: string) => measure.measureText(line).width;
  const lines = wrapText(text, maxTextWidth * scale, widthOf);

  const width = Math.ceil(Math.max(...lines.map(widthOf)) + 2 * padding * scale);
  const height = (lines.length * lineHeight + 2 * padding) * scale;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000000';
  context.font = font;
  context.textBaseline = 'middle';
  lines.forEach((line, index) => {
    context.fillText(line, padding * scale, (padding + (index + 0.5) * lineHeight) * scale);
  });
  return greyPng({ width, height, rgba: canvas.data() }, scale);
}
