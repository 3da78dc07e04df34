import { unknown } from '../../expressions/outcome.ts';
import { meansCode } from '../../load/names/error-codes.ts';
import { isRepeatedCall, theEffects } from '../../load/steps/effects-of.ts';
import type { Catalog } from '../../model/catalog.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Scope } from '../../model/expression.ts';
import { nestSettings } from '../../model/nested-settings.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { ErrorRow, Step } from '../../model/step.ts';
import type { LintInput } from '../rule.ts';
import { knownWith, laterIn } from './later.ts';
import { rowsBeyond } from './rows-beyond.ts';
import { stepHolders } from './step-holders.ts';

/** A dialog or screen that steps show, with the sentence in it that says to try again later ('' = none). */
export interface Shown {
  readonly what: Dialog | Screen;
  readonly later: string;
  /** Can the cause pass by waiting? */
  readonly passes: boolean;
  /** The error row or step that leads there. */
  readonly at: Place | undefined;
}

interface Cause {
  readonly passes: boolean;
  readonly at: Place | undefined;
  /** `error` in the words; the portal says its own codes in words. */
  readonly error: Scope;
}

/** Everything that steps show, by its cause: a failure may pass, what somebody is or has done does not. */
export function shownByCause({ project, vocabulary }: LintInput): readonly Shown[] {
  const [catalog] = project.catalogs;
  if (catalog === undefined) return [];
  const found: Shown[] = [];
  // As the settings are: some keep the specification's literal words.
  const settings = nestSettings(Object.fromEntries(catalog.settings.map((one) => [one.name, one.default])));
  const isNever = ({ when, unless }: Step) =>
    (when !== undefined && knownWith(when.tree, { settings }, { catalog, vocabulary }) === false) ||
    (unless !== undefined && knownWith(unless.tree, { settings }, { catalog, vocabulary }) === true);
  const visit = (value: unknown, holder: unknown, cause: Cause): void => {
    if (typeof value !== 'object' || value === null || (value as { kind?: unknown }).kind === 'expression') return;
    if (isRow(value)) {
      for (const inside of causesOf(value, catalog)) for (const step of value.do) visit(step, holder, inside);
      return;
    }
    if (isStep(value) && isNever(value)) return;
    const isWaiting = isStep(value) && isRepeatedCall(vocabulary.steps[value.kind]);
    const inside = isWaiting ? { ...cause, passes: true } : cause;
    if (isStep(value)) note(value, holder, { ...inside, at: cause.at ?? value.at });
    for (const part of Object.values(value)) visit(part, holder, inside);
  };
  const note = ({ kind, options, at }: Step, holder: unknown, cause: Cause): void => {
    const step = { kind };
    const told = (what: Dialog | Screen, url: Scope, isCertain: boolean) => {
      const scope = { url, error: cause.error };
      const later = laterIn([what.title, what.view], scope, { catalog, vocabulary, isCertain });
      found.push({ what, later, passes: cause.passes, at: cause.at });
    };
    for (const { dialog } of theEffects(step, vocabulary, 'open')) {
      const [what] = dialogsOf(holder).filter(({ name }) => name === options[dialog]);
      if (what) told(what, {}, false);
    }
    for (const { to, with: given } of theEffects(step, vocabulary, 'go')) {
      const what = project.screens.find(({ name }) => name === options[to]);
      const values = Object.entries((given === undefined ? {} : (options[given] ?? {})) as object);
      const url = values.map(([name, value]) => [name, typeof value === 'string' ? value : unknown]);
      if (what) told(what, Object.fromEntries(url), true);
    }
    for (const { code: member } of theEffects(step, vocabulary, 'raise')) {
      const code = String(options[member]);
      const rows = [...catalog.errors.first, ...rowsBeyond(holder, project.services), ...catalog.errors.otherwise];
      const row = rows.find((one) => isFor(one, code, catalog));
      const raised = { passes: canPass(code, catalog), at, error: { code, message: '' } };
      for (const one of row?.do ?? []) visit(one, holder, raised);
    }
  };
  const dialogsOf = (holder: unknown): readonly Dialog[] => {
    const { dialogs = [], service } = holder as { readonly dialogs?: readonly Dialog[]; readonly service?: string };
    const around = project.services.find(({ name }) => name === service)?.dialogs ?? [];
    return [...dialogs, ...around, ...catalog.dialogs];
  };
  for (const holder of stepHolders(project)) visit(holder, holder, { passes: false, at: undefined, error: {} });
  return found;
}

/** One for each code that a row names: what is said may depend on it. */
function causesOf({ codes, resultCode, status, at }: ErrorRow, catalog: Catalog): readonly Cause[] {
  const words = resultCode === null ? codes : [...codes, `result-${resultCode}`];
  if (words.length === 0) return [{ passes: status !== null, at, error: { code: unknown, message: unknown } }];
  return words.map((word) => {
    const isCode = /^[A-Z]+\d+(?:-[A-Z]+\d+)?$/.test(word);
    const passes = status !== null || canPass(word, catalog);
    return { passes, at, error: { code: isCode ? word : unknown, message: isCode ? word : unknown } };
  });
}

/** May it be another time that something works which failed with this code? Of no certain code (`any`, `unknown`), nobody can say that it may not. */
function canPass(word: string, { errors: { groups } }: Catalog): boolean {
  const passing = [...(groups.passing ?? []), ...(groups.later ?? [])];
  if (word === 'any' || word === 'unknown' || passing.includes(word)) return true;
  const members = Object.hasOwn(groups, word) ? groups[word] : undefined;
  return members?.every((code) => passing.includes(code)) === true;
}

function isFor({ codes, except, calls, status }: ErrorRow, code: string, { errors: { groups } }: Catalog): boolean {
  return calls.length === 0 && status === null && meansCode(codes, code, groups) && !meansCode(except, code, groups);
}

function isRow(value: object): value is ErrorRow {
  return 'codes' in value && 'except' in value && 'do' in value;
}

function isStep(value: object): value is Step {
  return 'kind' in value && 'options' in value;
}
