import { japaneseFontConfig } from '../../browser/harness/chromium.ts';

/** Where a citizen is: with Japanese letters, in Japan. */
export function browserEnvironment(more: { readonly [name: string]: string } = {}): { [name: string]: string } {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
    ...Object.fromEntries(own),
    FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? japaneseFontConfig(),
    LANGUAGE: 'ja',
    TZ: 'Asia/Tokyo',
    ...more,
  };
}
