import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratch } from './scratch.ts';

/** Set up before the workers start: where each keeps the database that its files share. It goes when all have ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(scratch(), 'madoguchi-workers-'));
  process.env.WORKER_DATABASES = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
