import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The style of the screens, then what only the portal's own pages have: later rules win over earlier ones. */
const sheets = ['../../../ui/styles.css', './styles/elements.css', './styles/home.css'];

/** A style sheet with those that it imports, of packages too, in their places. */
async function withImports(sheet: URL): Promise<string> {
  const parts = (await readFile(fileURLToPath(sheet), 'utf8')).split(/^@import "([^"]+)";$/m);
  const texts = parts.map((part, index) =>
    index % 2 === 0
      ? part
      : withImports(new URL(part.startsWith('.') ? new URL(part, sheet) : import.meta.resolve(part))),
  );
  return (await Promise.all(texts)).join('');
}

const texts = await Promise.all(sheets.map((sheet) => withImports(new URL(sheet, import.meta.url))));

/** Tokens, components and pages, without what is written for those who read the files. It stands in every page: a page that is there can be painted. */
export const portalStyle = texts
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s*\n\s*/g, '\n');

/** As the policy names it. */
export const portalStyleHash = `'sha256-${createHash('sha256').update(portalStyle).digest('base64')}'`;
