import { createCanvas } from '@napi-rs/canvas';
import { japaneseFont, registerFont } from './register-font.ts';
import { wrapText } from './wrap-text.ts';

/** Device pixels per CSS pixel; keeps the image sharp when enlarged. */
const scale = 2;
/** CSS pixels; fits the width of a 360 px phone. */
const maxTextWidth = 304;
const fontSize = 22;
const lineHeight = 36;
const padding = 8;

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
  return canvas.toBuffer('image/png');
}
