/**
 * The reference portal of `npm run dev`, run by `tsx watch` (`portal-process.ts`). What browsers read of settings and screens is what has just been built,
 * never what is published in `dist/`.
 */
import { portalFailed, portalStarted } from './portal-lines.ts';

try {
  // Loaded here, so that code that cannot be loaded is told of, too.
  const { servePortal } = await import('../serve/serve-portal.ts');
  const { saysOfTables } = await import('./beside-its-tables.ts');
  const { database } = await servePortal({ siteFolder: new URL('../../build/', import.meta.url), draw: null });
  for (const line of await saysOfTables(database)) console.log(line);
  console.log(portalStarted);
} catch (error) {
  console.error(error);
  console.log(portalFailed);
  process.exit(1);
}
