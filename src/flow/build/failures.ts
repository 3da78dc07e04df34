import { meansCode } from '../../load/error-codes.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { Path, Site } from './path.ts';
import { walkSteps } from './walk-steps.ts';

/** Failures that every call can have; `http-500` and `http-503` where rows ask for such a status. */
const ALWAYS = ['network', 'timeout', 'malformed'];

/** Follows the failures of a call; returns the paths on which the action goes on (answered, ignored, or in the background). */
export function followCall(site: Site, step: Step, call: string, path: Path): readonly Path[] {
  const definition = site.collector.catalog?.calls.find(({ name }) => name === call);
  const { options } = step;
  const results = new Map(path.results).set(String(options.as ?? call), call);
  const answered = { ...path, results };
  const isBackground = (options.background as boolean | undefined) ?? definition?.background ?? false;
  if (definition === undefined || isBackground) return [answered];
  const rows = (options.onError ?? []) as readonly ErrorRow[];
  followFailures(site, path, definition, rows, isEmptyList(options.onTimeout) ? [] : []);
  return [answered];
}

function isEmptyList(steps: unknown): boolean {
  return !Array.isArray(steps) || steps.length === 0;
}

/** Every documented code of a call, and those a client makes, through the error order; codes that meet the same row are one edge. */
export function followFailures(
  site: Site,
  path: Path,
  call: CallDefinition,
  stepRows: readonly ErrorRow[],
  more: readonly string[] = [],
): void {
  const lists = errorOrder(site, stepRows);
  const statuses = lists.flatMap(({ status }) => (status === null ? [] : [`http-${status}`]));
  const codes = new Set([...call.codes, ...ALWAYS, ...statuses, ...more]);
  const met = new Map<ErrorRow, string[]>();
  for (const code of codes) {
    for (const row of rowsFor(site, lists, { code, call })) met.set(row, [...(met.get(row) ?? []), code]);
  }
  for (const [row, rowCodes] of met) followRow(site, row, rowCodes, call.name, path, stepRows);
}

/** A code the client makes itself: a `fail` step, an app's error. */
export function followCode(site: Site, code: string, path: Path, stepRows: readonly ErrorRow[]): void {
  for (const row of rowsFor(site, errorOrder(site, stepRows), { code, call: null })) {
    followRow(site, row, [code], null, path, stepRows);
  }
}

function followRow(
  site: Site,
  row: ErrorRow,
  codes: readonly string[],
  call: string | null,
  path: Path,
  stepRows: readonly ErrorRow[],
): void {
  if (row.ignore) return;
  const isTimeout = codes.length === 1 && codes[0] === 'timeout';
  const label = isTimeout ? '時間切れ' : codes.join('、');
  walkSteps(site, row.do, [{ ...path, via: isTimeout ? 'timeout' : 'error', label, codes, call }], stepRows);
}

/** The catalogue's first, then step, screen, service, and the catalogue's last. */
export function errorOrder({ collector, screen, service }: Site, stepRows: readonly ErrorRow[]): readonly ErrorRow[] {
  const shared = collector.catalog?.errors;
  return [
    ...(shared?.first ?? []),
    ...stepRows,
    ...(screen?.errors ?? []),
    ...service.errors,
    ...(shared?.otherwise ?? []),
  ];
}

interface Failed {
  readonly code: string;
  readonly call: CallDefinition | null;
}

/** The rows a failure may meet: all that depend on what the code does not tell (a result), up to the first that is sure. */
function rowsFor(site: Site, rows: readonly ErrorRow[], failed: Failed): readonly ErrorRow[] {
  const found: ErrorRow[] = [];
  for (const row of rows) {
    const meets = meeting(site, row, failed);
    if (meets === 'no') continue;
    found.push(row);
    if (meets === 'yes') break;
  }
  return found;
}

function meeting(site: Site, row: ErrorRow, { code, call }: Failed): 'yes' | 'maybe' | 'no' {
  const groups = site.collector.catalog?.errors.groups ?? {};
  const names = [code, ...(call === null ? [] : [call.clientCode])];
  const named = (words: readonly string[]) => names.some((name) => meansCode(words, name, groups));
  if (row.codes.length > 0 && !named(row.codes)) return 'no';
  if (named(row.except)) return 'no';
  if (row.calls.length > 0 && (call === null || !row.calls.includes(call.name))) return 'no';
  if (row.keepsScreen && call?.keepsScreen !== true) return 'no';
  if (row.status !== null) return code === `http-${row.status}` ? 'yes' : 'no';
  if (row.resultCode === null) return 'yes';
  if (code.startsWith('result-')) return code === `result-${row.resultCode}` ? 'yes' : 'no';
  return call === null || ALWAYS.includes(code) || code.startsWith('http-') ? 'no' : 'maybe';
}
