import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { thirdOf } from '../turn.ts';

const takesTurns = "from '../../turn.ts'";

/** Patterns of the wide specs: of those that CI has time for in this run, and of all that come by thirds, which the proofs have whole. */
export function wideSpecs(folder: string): { readonly due: string[]; readonly byThirds: string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.wide.spec.ts'))
    .sort();
  const hasTurns = (file: string) => readFileSync(join(folder, file), 'utf8').includes(takesTurns);
  const patterns = (some: readonly string[]) => some.map((file) => `**/${file}`);
  const byThirds = patterns(files.filter((file) => !hasTurns(file)));
  return { due: [...patterns(files.filter(hasTurns)), ...thirdOf(byThirds)], byThirds };
}
