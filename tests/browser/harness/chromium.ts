import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packaged from '@sparticuz/chromium';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: `CHROME`, else the one inside the npm package (Linux x64; the lock file says which, so that every run has the same
 * one), else a system browser.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROME;
  if (named) return named;
  return (hasPackaged() ? undefined : usualPaths.find((path) => existsSync(path))) ?? (await packaged.executablePath());
}

const hasPackaged = () => process.platform === 'linux' && process.arch === 'x64';

/** The packaged Chromium with the npm font, which draw the same on every machine; asked before `CHROME` is set for the workers. */
export const bringsItsOwnFonts = (): boolean =>
  !process.env.CHROME && hasPackaged() && process.env.FONTCONFIG_FILE === japaneseFontConfig();

/** The packaged Chromium has no Japanese font: a fontconfig file that names the npm font's folder, and no font that only some machines have. Returns its path. */
export function japaneseFontConfig(): string {
  const font = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  );
  const folder = join(tmpdir(), 'madoguchi-fonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const family = `<alias><family>sans-serif</family><prefer><family>Noto Sans JP</family></prefer></alias>`;
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dirname(font)}</dir><cachedir>${folder}/cache</cachedir>${family}</fontconfig>`,
  );
  return file;
}

/** Flags for running as root in a container without a network. None of them weakens the page's own security. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
