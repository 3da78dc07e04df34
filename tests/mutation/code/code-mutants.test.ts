import { expect, it } from 'vitest';
import type { CodeMutant } from './code-mutant.ts';
import { findMutants } from './find-mutants.ts';
import { sampleOf } from './sample.ts';
import { mutated, schemataOf } from './schemata.ts';

const code = `import { log } from './log.ts';
export function most(list: readonly number[], least: number): number | null {
  log('most');
  log(list);
  if (list.length === 0 && least > 0) return null;
  return list.filter((one) => one >= least).length + 1;
}
`;

const changed = (mutant: CodeMutant) => mutated(code, mutant).split('\n');

it('finds the mistakes of every operator, and none in types and imports', () => {
  const found = findMutants('a.ts', code).map((mutant) => {
    const lines = changed(mutant);
    const nth = code.split('\n').findIndex((line, at) => line !== lines[at]);
    return `${mutant.operator}: ${lines[nth]?.trim()}`;
  });
  expect(found).toEqual([
    'order swapped: log(list);',
    'order swapped: if (list.length === 0 && least > 0) return null;',
    'call dropped: ',
    "constant moved: log('');",
    'call dropped: ',
    'condition negated: if (!(list.length === 0 && least > 0)) return null;',
    'condition negated: if ((list.length === 0) || (least > 0)) return null;',
    'condition negated: if ((list.length) !== (0) && least > 0) return null;',
    'constant moved: if (list.length === (0 + 1) && least > 0) return null;',
    'condition negated: if (list.length === 0 && (least) <= (0)) return null;',
    'constant moved: if (list.length === 0 && least > (0 + 1)) return null;',
    'call dropped: return list.length + 1;',
    'condition negated: return list.filter((one) => (one) < (least)).length + 1;',
    'constant moved: return list.filter((one) => one >= least).length + (1 + 1);',
  ]);
});

it('puts mutants into one text, of which one at a time is alive', async () => {
  const plain = code.replace("import { log } from './log.ts';\n", 'const log = (_: unknown) => {};\n');
  const mutants = findMutants('a.ts', plain).map((mutant, number) => ({ mutant, number }));
  const apart = mutants.filter(({ mutant }) => !mutant.isStatement);
  const text = schemataOf(plain, apart).replaceAll(/: (?:readonly number\[\]|number \| null|number|unknown)/gu, '');
  const dataUrl = `data:text/javascript,${encodeURIComponent(text)}`;
  const { most } = (await import(/* @vite-ignore */ dataUrl)) as { most(list: number[], least: number): number | null };
  const withMutant = (alive: number) => {
    Object.assign(globalThis, { mutantIs: (number: number) => number === alive });
    return [most([1, 2, 3], 2), most([], 1)];
  };
  expect(withMutant(-1)).toEqual([3, null]);
  // What is only logged is the same.
  const unseen = apart.filter(({ number }) => JSON.stringify(withMutant(number)) === '[3,null]');
  expect(unseen.map(({ mutant }) => mutant.instead)).toEqual(["''"]);
  Reflect.deleteProperty(globalThis, 'mutantIs');
});

it('samples as many of each operator, the same each time', () => {
  const all = Array.from({ length: 40 }, (_, nth) => findMutants(`${nth}.ts`, code)).flat();
  const sample = sampleOf(all, 20, 7);
  expect(sample).toEqual(sampleOf(all, 20, 7));
  expect(sample).not.toEqual(sampleOf(all, 20, 8));
  expect(new Set(sample.map(({ operator }) => operator)).size).toBe(4);
  expect(sample.length).toBe(20);
});
