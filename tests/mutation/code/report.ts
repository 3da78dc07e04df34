import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judged } from './judged.ts';
import { SEED } from './sample.ts';
import type { Numbered } from './schemata.ts';

/** What the walk did not kill, a line each, in the order of the code. `commit`: of the code. */
export function report(root: string, commit: string, mutants: readonly Numbered[], judged: readonly Judged[]): string {
  const verdicts = new Map(judged.map(({ number, verdict }) => [number, verdict]));
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  const linesOf = (verdict: Judged['verdict']) =>
    mutants
      .filter(({ number }) => verdicts.get(number) === verdict)
      .toSorted(({ mutant: one }, { mutant: other }) => one.file.localeCompare(other.file) || one.start - other.start)
      .map(({ mutant }) => lineOf(root, mutant));
  return [
    `# ${mutants.length} mutants of src/runtime and src/flow at ${commit}, seed ${SEED}: ${count('killed')} killed by the walk, ${count('survived')} survived, ${count('unreached')} unreached.`,
    '# Left: what stands there; right: the mutant.',
    ...(['survived', 'unreached'] as const).flatMap((verdict) => ['', `## ${verdict}`, ...linesOf(verdict)]),
    '',
  ].join('\n');
}

function lineOf(root: string, { file, start, end, operator, instead }: Numbered['mutant']): string {
  const text = readFileSync(join(root, file), 'utf8');
  const line = text.slice(0, start).split('\n').length;
  return `${file}:${line} ${operator}: ${short(text.slice(start, end))} -> ${short(instead) || '(nothing)'}`;
}

const short = (code: string) => {
  const one = code.replace(/\s+/gu, ' ').trim();
  return one.length < 90 ? one : `${one.slice(0, 87)}...`;
};
