/**
 * The reference portal of `npm run dev`, run by `tsx watch` (`portal-process.ts`). What browsers read of settings and screens is what has just been built,
 * never what is published in `dist/`.
 */
import { portalEnded, portalFailed, portalLoaded, portalStarted, portalStarting } from './portal-lines.ts';

console.log(portalStarting);
let failed = false;
// Code may end it without an error, and the watcher does not say so.
process.on('exit', (code) => {
  if (!failed) console.log(portalEnded + code);
});
try {
  // Loaded here, so that code that cannot be loaded is told of, too.
  const { servePortal } = await import('../serve/serve-portal.ts');
  const { saysOfTables } = await import('./beside-its-tables.ts');
  console.log(portalLoaded);
  const { database } = await servePortal({ siteFolder: new URL('../../build/', import.meta.url), draw: null });
  for (const line of await saysOfTables(database)) console.log(line);
  console.log(portalStarted);
} catch (error) {
  console.error(error);
  console.log(portalFailed);
  failed = true;
  process.exit(1);
}
