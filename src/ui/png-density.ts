// chunk: pieces
/** Base64 of what comes before the pixels: signature, header, and the resolution, if it stands there. */
const beginning = 60;
/** CSS pixels per metre. */
const perMetre = 96 / 0.0254;

/** How many pixels of a PNG (a `data:` URL) lie on a CSS pixel, as it says itself; 1 where it does not. Browsers do not read it. */
export function pngDensity(source: string): number {
  const start = source.indexOf(',') + 1;
  const base64 = source.slice(start, start + beginning);
  const head = base64.length < beginning ? '' : atob(base64);
  if (!head.startsWith('pHYs', 37)) return 1;
  const pixels = [41, 42, 43, 44].reduce((sum, at) => sum * 256 + head.charCodeAt(at), 0);
  return Math.max(1, Math.round(pixels / perMetre));
}
