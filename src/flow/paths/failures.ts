import { meansCode } from '../../load/names/error-codes.ts';
import type { WrittenCall } from '../../model/catalog.ts';
import { businessResult, closedResult, failedResult, rootResult } from '../../model/result-codes.ts';
import type { ErrorRow } from '../../model/step.ts';
import { equalTo } from '../conditions/made-conditions.ts';
import { codesInWords } from '../graph/words.ts';
import { ALWAYS, codeWitnesses, groupsOf } from './code-witnesses.ts';
import { withFailed } from './outcome.ts';
import type { Failure, Path } from './path.ts';
import { type Site, stay, withWrite } from './site.ts';

/** Sends every documented code of a call, and the client's own, through the error order; codes that match the same row share one edge. */
export function followFailures(site: Site, path: Path, call: WrittenCall, stepRows: readonly ErrorRow[]): void {
  const lists = errorOrder(site, stepRows);
  const met = metOnce(lists, call.name, () => {
    return metBy(site, lists, new Set([...call.codes, ...ALWAYS, ...askedIn(lists)]), call);
  });
  followRows(site, path, met, call);
}

/** What keeps the portal from telling what became of an act goes through the error order as the act's own unknown outcome. `asking`: the call that fails. */
export function followUnknown(
  site: Site,
  path: Path,
  { act, asking, rows }: { readonly act: WrittenCall; readonly asking: string; readonly rows: readonly ErrorRow[] },
): void {
  const lists = errorOrder(site, rows);
  const own = site.collector.call(asking)?.codes ?? [];
  const met = metBy(site, lists, new Set([...own, ...ALWAYS, ...askedIn(lists)]), { ...act, isLost: true });
  followRows(site, { ...path, call: asking }, met, null);
}

/** A refusal by the portal goes through the error order; any other failure of a save matches only its own rows and never blocks. */
export function followSave(site: Site, path: Path, call: WrittenCall, rows: readonly ErrorRow[]): void {
  const lists = errorOrder(site, rows);
  const met = new Map(metBy(site, lists, new Set([...call.codes, ...askedIn(lists).filter(isRefusal)]), call));
  for (const [row, codes] of metBy(site, rows, new Set(ALWAYS), call))
    met.set(row, [...(met.get(row) ?? []), ...codes]);
  followRows(site, path, met, call);
}

/**
 * The notice of a save that failed and that no row handles. `again`: a save that was asked for, whose failures are only reported. What may have been
 * carried out, what was refused, and what was turned away before anybody looked at it are told apart.
 */
export function tellUnsaved(
  site: Site,
  path: Path,
  call: WrittenCall,
  rows: readonly ErrorRow[],
  again: boolean,
): void {
  const { collector, service } = site;
  const codes = again
    ? [...UNHANDLED, ...call.codes, 'http-401']
    : UNHANDLED.filter((code) => !isHandled(site, rows, code, call));
  const groups = groupsOf(site.collector);
  for (const witness of new Set(codes.map((code) => codeWitnesses(code, call, groups)))) {
    const same = codes.filter((code) => codeWitnesses(code, call, groups) === witness);
    const failed = withFailed(site, path, call, same);
    const unsaved = equalTo('draft.saved', false);
    const { known } = withWrite(site, failed, 'draft.saved');
    const told = { ...failed, known: unsaved === null ? known : [...known, unsaved] };
    collector.noteTold(site, told, service.draft?.onSaveFailureText, service.draft?.load.at, 'whole');
  }
}

/** What a save can come to without being refused. */
const UNHANDLED = [...ALWAYS, 'http-500', 'http-503', 'http-504', `result-${failedResult}`, `result-${closedResult}`];

function isHandled(site: Site, rows: readonly ErrorRow[], code: string, call: WrittenCall): boolean {
  return rows.some((row) => meeting(site, row, code, call) === 'yes');
}

/** The portal was reached and refused: either the request itself, or because nobody is logged in. */
function isRefusal(code: string): boolean {
  return code === `result-${businessResult}` || code === `result-${rootResult}` || code === 'http-401';
}

/** Statuses and results that any call can have, limited to those some row names. */
function askedIn(rows: readonly ErrorRow[]): readonly string[] {
  return rows.flatMap(({ status, resultCode }) => [
    ...(status === null ? [] : [`http-${status}`]),
    ...(resultCode === null ? [] : [`result-${resultCode}`]),
  ]);
}

/** A code the client raises itself: a `fail` step, an app's error, a failed poll. */
export function followCode(site: Site, code: string, path: Path, stepRows: readonly ErrorRow[]): void {
  const lists = errorOrder(site, stepRows);
  followRows(
    site,
    path,
    metOnce(lists, `code ${code}`, () => metBy(site, lists, new Set([code]), null)),
    null,
  );
}

/** Rows that failures can match, each with the codes that match it. */
type Met = ReadonlyMap<ErrorRow, readonly string[]>;

const metBefore = new WeakMap<readonly ErrorRow[], Map<string, Met>>();

/** Cached: the same lists match the same failures in the same way. */
function metOnce(lists: readonly ErrorRow[], key: string, make: () => Met): Met {
  const own = metBefore.get(lists) ?? new Map<string, Met>();
  metBefore.set(lists, own);
  const known = own.get(key) ?? make();
  own.set(key, known);
  return known;
}

/** `isLost`: an earlier sending of it has no answer, so that it may be done whatever the code. */
type FailingCall = WrittenCall & { readonly isLost?: true };

function metBy(site: Site, rows: readonly ErrorRow[], codes: ReadonlySet<string>, call: FailingCall | null): Met {
  const met = new Map<ErrorRow, string[]>();
  for (const code of codes) {
    for (const row of rowsFor(site, rows, code, call)) {
      const others = met.get(row);
      if (others === undefined) met.set(row, [code]);
      else others.push(code);
    }
  }
  return met;
}

function followRows(site: Site, path: Path, met: Met, call: WrittenCall | null): void {
  for (const [row, codes] of met) {
    if (row.ignore) continue;
    const isTimeout = codes.length === 1 && codes[0] === 'timeout';
    const label = isTimeout ? '時間切れ' : codesInWords(codes);
    const via = isTimeout ? 'timeout' : 'error';
    const failed: Path = { ...path, via, label, codes, row, call: call?.name ?? path.call, after: failuresOf(path) };
    const told = call === null ? failed : withFailed(site, failed, call, codes);
    stay(site, site.follow(site, row.do, [told]), row.at);
  }
}

/** All failures on the path so far. */
function failuresOf({ after = [], call, codes, row }: Path): readonly Failure[] {
  return call === null || row === undefined || codes.length === 0 ? after : [...after, { call, codes, row }];
}

const orders = new WeakMap<object, WeakMap<object, readonly ErrorRow[]>>();

/** The catalogue's `first`, then step, screen, service, and the catalogue's `otherwise`. */
function errorOrder({ collector, screen, service }: Site, stepRows: readonly ErrorRow[]): readonly ErrorRow[] {
  const around = screen === null || screen.errors.length === 0 ? service : screen;
  const own = stepRows.length === 0 ? collector : stepRows;
  const orderedBefore = orders.get(around) ?? new WeakMap<object, readonly ErrorRow[]>();
  orders.set(around, orderedBefore);
  const known = orderedBefore.get(own);
  if (known !== undefined) return known;
  const shared = collector.catalog?.errors;
  const order = [
    ...(shared?.first ?? []),
    ...stepRows,
    ...(screen?.errors ?? []),
    ...service.errors,
    ...(shared?.otherwise ?? []),
  ];
  orderedBefore.set(own, order);
  return order;
}

/** The rows a failure may match: all that depend on something the code does not tell (a result), up to the first certain match. */
function rowsFor(site: Site, rows: readonly ErrorRow[], code: string, call: FailingCall | null): readonly ErrorRow[] {
  const found: ErrorRow[] = [];
  for (const row of rows) {
    const meets = meeting(site, row, code, call);
    if (meets === 'no') continue;
    found.push(row);
    if (meets === 'yes') break;
  }
  return found;
}

function meeting(site: Site, row: ErrorRow, code: string, call: FailingCall | null): 'yes' | 'maybe' | 'no' {
  if (row.calls.length > 0 && (call === null || !row.calls.includes(call.name))) return 'no';
  if (row.keepsScreen !== null && row.keepsScreen !== (call?.keepsScreen ?? false)) return 'no';
  const groups = groupsOf(site.collector);
  if (row.codes.length > 0 && !isMeantBy(row.codes, code, call, groups)) return 'no';
  if (row.except.length > 0 && isMeantBy(row.except, code, call, groups)) return 'no';
  if (row.status !== null) return code === `http-${row.status}` ? 'yes' : 'no';
  if (row.resultCode === null) return 'yes';
  if (code.startsWith('result-')) return code === `result-${row.resultCode}` ? 'yes' : 'no';
  // Which result accompanies an error code is not documented.
  return call === null || ALWAYS.includes(code) || code.startsWith('http-') ? 'no' : 'maybe';
}

type Groups = { readonly [name: string]: readonly string[] };

function isMeantBy(words: readonly string[], code: string, call: FailingCall | null, groups: Groups): boolean {
  if (meansCode(words, code, groups)) return true;
  if (call === null) return false;
  return (
    meansCode(words, call.clientCode, groups) || (mayBeDone(code, call, groups) && meansCode(words, 'unknown', groups))
  );
}

function mayBeDone(code: string, call: FailingCall, groups: Groups): boolean {
  return call.isLost === true || (call.effect === 'files' && codeWitnesses(code, call, groups) === 'unknown');
}
