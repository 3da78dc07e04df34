import { CALL_FILES } from '../../load/files/own-part.ts';
import { itemsOf, rootsOf, scalarsIn } from '../../load/gather/nodes.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { type Node, textMember } from '../../load/yaml/located.ts';
import type { Place } from '../../model/place.ts';
import type { LintInput } from '../rule.ts';

/** Where the reason for a refusal is told before the filing (`refusals` of a contract); '' = not written. */
export interface Telling {
  readonly codes: readonly string[];
  /** Call and member of its answer. Example `licencePermanentAddress.hindrance`. */
  readonly by: string;
  readonly fact: string;
  /** Screen; '' = where the flow begins, or the one that files. */
  readonly on: string;
  readonly guard: string;
  readonly earlier: string;
  /** Why it cannot be known before. */
  readonly atFiling: string;
  readonly at: Place;
}

/** A call that files something, with each code it refuses by and the rows about it. */
export interface Refusals {
  readonly call: string;
  readonly codes: readonly { readonly code: string; readonly at: Place; readonly rows: readonly Telling[] }[];
  /** Rows about no code of the call. */
  readonly idle: readonly Telling[];
}

export function refusalsOf({ documents }: Pick<LintInput, 'documents'>): readonly Refusals[] {
  return rootsOf(documents, CALL_FILES)
    .filter(({ root }) => textMember(root, 'effect') === 'files')
    .map(({ root }) => {
      const rows = itemsOf(root, 'refusals').map(tellingOf);
      const codes = itemsOf(root, 'codes')
        .flatMap(scalarsIn)
        .map(({ text, at }) => ({ code: text, at, rows: rows.filter((row) => meansCode(row.codes, text, {})) }));
      const idle = rows.filter((row) => !codes.some(({ code }) => meansCode(row.codes, code, {})));
      return { call: textMember(root, 'call') ?? '', codes, idle };
    });
}

function tellingOf(node: Node): Telling {
  const text = (key: string) => textMember(node, key) ?? '';
  return {
    codes: itemsOf(node, 'codes')
      .flatMap(scalarsIn)
      .map((scalar) => scalar.text),
    by: text('by'),
    fact: text('fact'),
    on: text('on'),
    guard: text('guard'),
    earlier: text('earlier'),
    atFiling: text('atFiling'),
    at: node.at,
  };
}
