import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sendFile } from './files/send-file.ts';
import { storedFile } from './files/stored-file.ts';

/** The style of the screens, then what only the portal's own pages have: later rules win over earlier ones. */
const sheets = ['../../ui/styles.css', './styles/elements.css', './styles/home.css'];

/** Tokens, components and pages: one file for browsers. */
export async function registerStyle(app: FastifyInstance): Promise<void> {
  const texts = await Promise.all(sheets.map((sheet) => withImports(new URL(sheet, import.meta.url))));
  const style = storedFile('portal.css', Buffer.from(texts.join('\n')));
  app.get('/assets/portal.css', (request, reply) => sendFile(request, reply, style, 'no-cache'));
}

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
