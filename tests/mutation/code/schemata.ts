import type { CodeMutant } from './code-mutant.ts';

export interface Numbered {
  readonly number: number;
  readonly mutant: CodeMutant;
}

/**
 * The file with all these mutants in it: `mutantIs(n)`, a global function, says which one is alive. So one process judges many, and what never asks
 * for a mutant cannot tell it from the code.
 */
export function schemataOf(text: string, mutants: readonly Numbered[]): string {
  return within(text, 0, text.length, mutants);
}

/** The file with this one mutant in place of what stands there. */
export function mutated(text: string, { start, end, instead }: CodeMutant): string {
  return `${text.slice(0, start)}${instead}${text.slice(end)}`;
}

function within(text: string, from: number, to: number, mutants: readonly Numbered[]): string {
  const outermost = mutants.filter(
    ({ mutant }) => !mutants.some((other) => other.mutant !== mutant && holds(other.mutant, mutant)),
  );
  const places = [
    ...new Map(outermost.map(({ mutant }) => [`${mutant.start} ${mutant.end}`, mutant])).values(),
  ].toSorted((one, other) => one.start - other.start);
  let made = '';
  let at = from;
  for (const place of places) {
    if (place.start < at) throw new Error(`${place.file}: mutants that overlap at ${place.start}`);
    made += text.slice(at, place.start);
    const here = mutants.filter(({ mutant }) => mutant.start === place.start && mutant.end === place.end);
    const inside = mutants.filter(({ mutant }) => holds(place, mutant));
    made += here.reduce(
      (code, { number, mutant }) => {
        if (mutant.isStatement) return `if (mutantIs(${number})) { ${mutant.instead} } else { ${code} }`;
        return `(mutantIs(${number}) ? (${mutant.instead}) : (${code}))`;
      },
      within(text, place.start, place.end, inside),
    );
    at = place.end;
  }
  return made + text.slice(at, to);
}

const holds = (outer: CodeMutant, inner: CodeMutant) =>
  outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
