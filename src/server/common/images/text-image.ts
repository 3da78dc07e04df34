import { drawText } from './draw-text.ts';

/** Most images cached; 2 to 16 KB each. */
const limit = 500;

const drawn = new Map<string, string>();

/** A text as base64 of a PNG, without `data:`. The last 500 texts requested are cached. */
export function textImage(text: string): string {
  const known = drawn.get(text);
  if (known !== undefined) {
    drawn.delete(text);
    drawn.set(text, known);
    return known;
  }
  const image = drawText(text).toString('base64');
  drawn.set(text, image);
  const oldest = drawn.size > limit ? drawn.keys().next().value : undefined;
  if (oldest !== undefined) drawn.delete(oldest);
  return image;
}
