import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SiteFile {
  /** Relative to the site's folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
}

/** The files the site serves; none before it is built. Hidden files belong to the build and are not counted. */
export async function siteFiles(folder: URL): Promise<readonly SiteFile[]> {
  const root = fileURLToPath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) => ({
      path: relative(root, file).split(sep).join('/'),
      bytes: (await stat(file).catch(() => null))?.size ?? 0,
    })),
  );
  return found.filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')));
}

const kinds: { readonly [extension: string]: string } = {
  '.js': 'script',
  '.css': 'style',
  '.json': 'data',
  '.html': 'page',
  '.woff2': 'font',
  '.svg': 'picture',
  '.png': 'picture',
  '.ico': 'picture',
};

/** A value of the code list `siteFileKind`. */
export function kindOf({ path }: SiteFile): string {
  return kinds[extname(path)] ?? 'other';
}
