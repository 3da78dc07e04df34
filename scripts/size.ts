/**
 * `npm run size`: sizes of what a citizen's phone loads (gzip -9), against the budget. Fails when one is exceeded, or when an expected file is
 * missing.
 */
import { join } from 'node:path';
import { measure } from './size/measure.ts';

const { sizes, missing } = measure(join(process.cwd(), 'dist/svc'));
for (const { name, kilobytes, limit } of sizes) {
  const mark = kilobytes > limit ? 'OVER' : 'ok';
  console.log(`${mark.padEnd(5)}${kilobytes.toFixed(1).padStart(7)} KB of ${String(limit).padStart(4)} KB  ${name}`);
}
for (const name of missing) console.error(`MISSING ${name}`);
if (missing.length > 0 || sizes.some(({ kilobytes, limit }) => kilobytes > limit)) process.exit(1);
