import type { Problem } from '../../model/problem.ts';
import type { ErrorRow } from '../../model/step.ts';
import { meansCode } from '../names/error-codes.ts';
import type { CheckSources } from '../names/names.ts';
import type { CallUse } from './checker.ts';

/**
 * Checks that every error code a call documents is handled deliberately: named by a row, or left to an `any` that the step, the screen or the service
 * wrote. A code that only the catalogue's last row would catch is a warning at the call. `left`: codes that the screens must name, reported as such.
 */
export function checkCoverage(
  use: CallUse,
  lists: readonly (readonly ErrorRow[])[],
  sources: CheckSources,
  left: readonly string[] = [],
): Problem[] {
  const { errors, calls } = sources.catalog.shared;
  const definition = calls.find(({ name }) => name === use.call);
  if (!definition || use.background) return [];
  const known = new Set(calls.map(({ name }) => name));
  const own = [use.rows, ...lists].flatMap((rows) => rows.filter((row) => appliesTo(row, definition, known)));
  const uncovered = definition.codes.filter(
    (code) =>
      !left.includes(code) &&
      !own.some((row) => isAnyRow(row) && !meansCode(row.except, code, errors.groups)) &&
      ![...own, ...errors.otherwise].some((row) => namesCode(row, code, errors.groups)),
  );
  if (uncovered.length === 0) return [];
  return [
    {
      rule: 'call/uncovered-code',
      severity: 'warning',
      place: use.at,
      message: `呼び出し「${use.call}」のエラー ${uncovered.join('、')} の扱いが決まっていません。画面かサービスの errors に行を書いてください。`,
    },
  ];
}

type Call = { readonly name: string; readonly keepsScreen: boolean };

/** A row for an unknown call is assumed to mean this one: its misspelt name is reported already. */
function appliesTo(row: ErrorRow, call: Call, known: ReadonlySet<string>): boolean {
  const named = row.calls.length === 0 || row.calls.some((name) => name === call.name || !known.has(name));
  return named && (row.keepsScreen === null || row.keepsScreen === call.keepsScreen);
}

function isAnyRow(row: ErrorRow): boolean {
  return row.codes.includes('any') && row.status === null && row.resultCode === null;
}

type Groups = { readonly [name: string]: readonly string[] };

/** `result-9003` is also matched by a row with `resultCode: "9003"`, `http-503` by `status: 503`. */
function namesCode(row: ErrorRow, code: string, groups: Groups): boolean {
  if (row.resultCode !== null) return code === `result-${row.resultCode}`;
  if (row.status !== null) return code === `http-${row.status}`;
  return row.codes.some((word) => word !== 'any' && meansCode([word], code, groups));
}

/** True when a list of rows names the code itself (for error tables that leave codes to the screens). */
export function listNames(rows: readonly ErrorRow[], code: string, sources: CheckSources): boolean {
  return rows.some((row) => namesCode(row, code, sources.catalog.shared.errors.groups));
}
