import { meansCode } from '../../load/error-codes.ts';
import type { CallDefinition } from '../../model/catalog.ts';
import type { ErrorRow } from '../../model/step.ts';
import { codesInWords } from '../words.ts';
import { type Path, type Site, stay } from './path.ts';

/** Failures that every call can have; `http-500` and its like where rows ask for such a status. */
const ALWAYS = ['network', 'timeout', 'malformed'];

/** Every documented code of a call, and those a client makes, through the error order; codes that meet the same row are one edge. */
export function followFailures(site: Site, path: Path, call: CallDefinition, stepRows: readonly ErrorRow[]): void {
  const lists = errorOrder(site, stepRows);
  const statuses = lists.flatMap(({ status }) => (status === null ? [] : [`http-${status}`]));
  const codes = new Set([...call.codes, ...ALWAYS, ...statuses]);
  followCodes(site, path, lists, codes, call);
}

/** A failing save names its own rows alone: any other never blocks. */
export function followOwnRows(site: Site, path: Path, call: CallDefinition, rows: readonly ErrorRow[]): void {
  followCodes(site, path, rows, new Set([...call.codes, ...ALWAYS]), call);
}

/** A code the client makes itself: a `fail` step, an app's error, a poll that failed. */
export function followCode(site: Site, code: string, path: Path, stepRows: readonly ErrorRow[]): void {
  followCodes(site, path, errorOrder(site, stepRows), new Set([code]), null);
}

function followCodes(
  site: Site,
  path: Path,
  rows: readonly ErrorRow[],
  codes: ReadonlySet<string>,
  call: CallDefinition | null,
): void {
  const met = new Map<ErrorRow, string[]>();
  for (const code of codes) {
    for (const row of rowsFor(site, rows, code, call)) {
      const others = met.get(row);
      if (others === undefined) met.set(row, [code]);
      else others.push(code);
    }
  }
  for (const [row, meeting] of met) {
    site.collector.notes.met.add(row);
    if (row.ignore) continue;
    const isTimeout = meeting.length === 1 && meeting[0] === 'timeout';
    const label = isTimeout ? '時間切れ' : codesInWords(meeting);
    const failed: Path = {
      ...path,
      via: isTimeout ? 'timeout' : 'error',
      label,
      codes: meeting,
      call: call?.name ?? path.call,
    };
    stay(site, site.follow(site, row.do, [failed], rows), row.at);
  }
}

const orders = new WeakMap<object, readonly ErrorRow[]>();

/** The catalogue's first, then step, screen, service, and the catalogue's last. */
function errorOrder({ collector, screen, service }: Site, stepRows: readonly ErrorRow[]): readonly ErrorRow[] {
  const key = screen ?? service;
  const known = orders.get(key);
  if (known !== undefined && stepRows.length === 0) return known;
  const shared = collector.catalog?.errors;
  const order = [
    ...(shared?.first ?? []),
    ...stepRows,
    ...(screen?.errors ?? []),
    ...service.errors,
    ...(shared?.otherwise ?? []),
  ];
  if (stepRows.length === 0) orders.set(key, order);
  return order;
}

/** The rows a failure may meet: all that depend on what the code does not tell (a result), up to the first that is sure. */
function rowsFor(
  site: Site,
  rows: readonly ErrorRow[],
  code: string,
  call: CallDefinition | null,
): readonly ErrorRow[] {
  const found: ErrorRow[] = [];
  for (const row of rows) {
    const meets = meeting(site, row, code, call);
    if (meets === 'no') continue;
    found.push(row);
    if (meets === 'yes') break;
  }
  return found;
}

function meeting(site: Site, row: ErrorRow, code: string, call: CallDefinition | null): 'yes' | 'maybe' | 'no' {
  if (row.calls.length > 0 && (call === null || !row.calls.includes(call.name))) return 'no';
  if (row.keepsScreen && call?.keepsScreen !== true) return 'no';
  const groups = site.collector.catalog?.errors.groups ?? {};
  if (row.codes.length > 0 && !means(row.codes, code, call, groups)) return 'no';
  if (row.except.length > 0 && means(row.except, code, call, groups)) return 'no';
  if (row.status !== null) return code === `http-${row.status}` ? 'yes' : 'no';
  if (row.resultCode === null) return 'yes';
  if (code.startsWith('result-')) return code === `result-${row.resultCode}` ? 'yes' : 'no';
  // What result comes with an error code is not documented.
  return call === null || ALWAYS.includes(code) || code.startsWith('http-') ? 'no' : 'maybe';
}

type Groups = { readonly [name: string]: readonly string[] };

function means(words: readonly string[], code: string, call: CallDefinition | null, groups: Groups): boolean {
  return meansCode(words, code, groups) || (call !== null && meansCode(words, call.clientCode, groups));
}
