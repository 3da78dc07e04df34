import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** Family name of the Japanese font used for drawing. */
export const japaneseFont = 'Madoguchi Noto Sans JP';

let registered = false;

/**
 * Registers Noto Sans JP from its npm package, once per process. System fonts are never used, so an image looks the same on every machine.
 * Register variants missing from the font (for example 邉 with a variation selector) are drawn as their base character.
 */
export function registerFont(): void {
  if (registered) return;
  const file = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  );
  if (GlobalFonts.registerFromPath(file, japaneseFont) === null) throw new Error(`cannot register the font ${file}`);
  registered = true;
}
