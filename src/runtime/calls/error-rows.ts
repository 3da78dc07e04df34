import type { CallDefinition } from '../../model/catalog.ts';
import type { ErrorRow } from '../../model/step.ts';
import type { Failure } from './failure.ts';

/** Names for sets of codes (`catalog/errors.yaml`). */
export type CodeGroups = { readonly [name: string]: readonly string[] };

/** The first matching row of the first list that has one. `call` is null for failures without a call. */
export function findRow(
  failure: Failure,
  lists: readonly (readonly ErrorRow[])[],
  groups: CodeGroups,
  call: Pick<CallDefinition, 'keepsScreen'> | null,
): ErrorRow | undefined {
  return lists.flat().find((row) => matches(row, failure, groups, call));
}

function matches(
  row: ErrorRow,
  failure: Failure,
  groups: CodeGroups,
  call: Pick<CallDefinition, 'keepsScreen'> | null,
): boolean {
  const codes = [failure.code, ...failure.aliases];
  const named = (words: readonly string[]) => words.some((word) => codes.some((code) => covers(word, code, groups)));
  return (
    (row.codes.length === 0 || named(row.codes)) &&
    !named(row.except) &&
    (row.calls.length === 0 || (failure.call !== null && row.calls.includes(failure.call))) &&
    (row.status === null || row.status === failure.status) &&
    (row.resultCode === null || row.resultCode === failure.resultCode) &&
    (row.keepsScreen === null || row.keepsScreen === (call?.keepsScreen ?? false))
  );
}

/** Does `word` cover `code`? It is `any`, the code itself, a group, or a range such as `ELU205-ELU208`. */
export function covers(word: string, code: string, groups: CodeGroups): boolean {
  if (word === 'any' || word === code) return true;
  const group = Object.hasOwn(groups, word) ? groups[word] : undefined;
  if (group !== undefined) return group.some((member) => covers(member, code, {}));
  const range = /^([A-Z]+)(\d+)-\1(\d+)$/.exec(word);
  const parts = /^([A-Z]+)(\d+)$/.exec(code);
  if (range === null || parts === null || range[1] !== parts[1]) return false;
  return Number(range[2]) <= Number(parts[2]) && Number(parts[2]) <= Number(range[3]);
}
