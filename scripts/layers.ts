/** `npm run layers`: enforces the layer table and the absence of cycles. Also fails when it read fewer files than exist. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruiseLayers } from './layers/cruise-layers.ts';

const root = process.cwd();
const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as object;
const { violations, read } = await cruiseLayers(root, ['src', 'scripts', 'build'], config);

const present = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).length;
for (const line of violations) console.error(line);
console.log(`${read} modules read, ${violations.length} forbidden imports`);
if (read < present) console.error(`src alone has ${present} modules: the tool did not read them all`);
if (violations.length > 0 || read < present) process.exit(1);
