import { nearest } from '../../expressions/nearest.ts';
import type { Dialog } from '../../model/dialog.ts';
import type { Expression, Value } from '../../model/expression.ts';
import type { JsonSchema } from '../../model/json-schema.ts';
import type { Place } from '../../model/place.ts';
import type { ErrorRow, Handlers, Step } from '../../model/step.ts';
import { keyPlaceIn, placeIn } from '../yaml/place-in.ts';
import { inputType } from './check-fields.ts';
import { checkInto, checkKeep, typeOfStatePath } from './check-state.ts';
import { checkAssigned, checkRequest, checkValue } from './check-value.ts';
import { type Checker, compile, tellType } from './checker.ts';
import { meet, type Reach, withKnown, withName, withoutKnown } from './reach.ts';
import { responseType, typeOfError } from './types-of-names.ts';

type Options = { readonly [key: string]: unknown };

/** Steps in order. Returns what is in reach after the last; null when the list always ends the action before. */
export function checkSteps(checker: Checker, steps: readonly Step[], start: Reach): Reach | null {
  let reach: Reach | null = start;
  let last = start;
  for (const step of steps) {
    // What stands after an end is still checked, with what was known before it; that it never runs is the flow analysis' business.
    reach = checkStep(checker, step, last);
    last = reach ?? last;
  }
  return reach;
}

function checkStep(checker: Checker, step: Step, reach: Reach): Reach | null {
  const when = step.when && compile(checker, step.when, reach);
  const unless = step.unless && compile(checker, step.unless, withKnown(reach, when?.knownWhenTrue ?? []));
  const inside = withKnown(reach, [...(when?.knownWhenTrue ?? []), ...(unless?.knownWhenFalse ?? [])]);
  const after = runStep(checker, step, inside);
  if (!when && !unless) return after;
  // With one condition alone, not having run tells that it came out the other way.
  const told = when && unless ? [] : (when?.knownWhenFalse ?? unless?.knownWhenTrue ?? []);
  return meet([withKnown(reach, told), ...(after === null ? [] : [after])]);
}

/** What a step does to what is in reach. Kinds without a meaning of their own here have their values checked and their step lists followed. */
function runStep(checker: Checker, step: Step, reach: Reach): Reach | null {
  const kind = checker.walk.vocabulary.steps[step.kind];
  const properties = kind?.options.properties ?? {};
  const options = step.options;
  const at = step.at ?? { file: '', line: 1, column: 1 };
  if (step.kind === 'do') return checkSteps(checker, options.do as readonly Step[], reach);
  if (step.kind === 'choose') return checkChoose(checker, options.choose as readonly Branch[], reach);
  if (step.kind === 'set') return checkSet(checker, options.set as { readonly [path: string]: Value }, reach, at);
  if (step.kind === 'clear')
    return [options.clear].flat().reduce((left: Reach, path) => withoutKnown(left, String(path)), reach);
  if (step.kind === 'act') return checkAct(checker, String(options.act), reach, at);
  // The screen is entered anew.
  if (step.kind === 'restart' && options.restart === 'draft') return null;
  if (step.kind === 'dialog') return checkDialog(checker, options, reach);
  const callKey = Object.keys(properties).find((key) => properties[key]?.['x-kind'] === 'name:call');
  const after =
    callKey === undefined ? reach : checkCall(checker, step.kind, String(options[callKey]), options, reach, at);
  const followed = checkRest(checker, properties, options, reach, after);
  return kind?.endsAction ? null : followed;
}

/** The other action runs with what is known here; that it runs itself in the end is told once per circle, whoever begins it. */
function checkAct(checker: Checker, name: string, reach: Reach, at: Place): Reach | null {
  const { actions } = checker;
  if (actions === null) {
    tellType(checker, 'action/no-screen', at, 'act は、画面の YAML の中だけで使えます（アクションは画面のものです）。');
    return reach;
  }
  const { known, within, acted } = actions;
  acted.add(name);
  const steps = known.find((action) => action.name === name)?.steps;
  if (within.includes(name)) {
    const order = (action: string) => known.findIndex((candidate) => candidate.name === action);
    const circle = within.slice(within.indexOf(name));
    if (circle.every((other) => order(name) <= order(other))) {
      const way = [...circle, name].join(' → ');
      tellType(
        checker,
        'action/cycle',
        at,
        `アクションが、めぐりめぐって自分自身を行います（${way}）。終わりがありません。`,
      );
    }
    return reach;
  }
  if (steps === undefined) return reach;
  return checkSteps({ ...checker, actions: { ...actions, within: [...within, name] } }, steps, reach);
}

interface Branch {
  readonly when?: Expression;
  readonly do: readonly Step[];
}

/** The first branch that holds runs: each later one knows that those before it did not hold. */
function checkChoose(checker: Checker, branches: readonly Branch[], start: Reach): Reach | null {
  const ends: Reach[] = [];
  let reach = start;
  for (const branch of branches) {
    const compiled = branch.when && compile(checker, branch.when, reach);
    const after = checkSteps(checker, branch.do, withKnown(reach, compiled?.knownWhenTrue ?? []));
    if (after !== null) ends.push(after);
    reach = withKnown(reach, compiled?.knownWhenFalse ?? []);
  }
  return meet(ends);
}

function checkSet(checker: Checker, set: { readonly [path: string]: Value }, reach: Reach, at: Place): Reach {
  const node = checker.walk.origins.get(set);
  for (const [path, value] of Object.entries(set)) {
    const place = node ? placeIn(node, path) : at;
    const wanted = typeOfStatePath(checker, path, reach, place);
    checkAssigned(checker, value, wanted ?? { kind: 'any' }, reach, place, `「${path}」`);
  }
  return withKnown(reach, Object.keys(set));
}

/** A button goes on after the dialog where its steps do not end the action; one without any written ends it, which is told. */
function checkDialog(checker: Checker, options: Options, reach: Reach): Reach | null {
  const dialog = checker.findDialog(String(options.dialog));
  if (dialog) checker.openings.push({ dialog, reach });
  checkFill(checker, dialog, (options.fill ?? {}) as { readonly [field: string]: Value }, reach);
  const then = options.then as Handlers;
  const afters = Object.values(then).map((steps) => checkSteps(checker, steps, reach));
  // What stands after it is meant to run: that nothing leads there is not told beside the button that is missing.
  const isTold = !dialog || dialog.buttons.some(({ id }) => !Object.hasOwn(then, id));
  return meet([...(isTold ? [reach] : []), ...afters.filter((after) => after !== null)]);
}

/** What the inputs of a dialog start with. */
function checkFill(
  checker: Checker,
  dialog: Dialog | undefined,
  given: { readonly [field: string]: Value },
  reach: Reach,
): void {
  const node = checker.walk.origins.get(given);
  for (const [name, value] of Object.entries(given)) {
    const at = node ? placeIn(node, name) : { file: '', line: 1, column: 1 };
    const field = checker.fields.find((candidate) => candidate.name === name);
    checkAssigned(
      checker,
      value,
      field === undefined ? { kind: 'any' } : inputType(field),
      reach,
      at,
      `入力欄「${name}」`,
    );
    if (field === undefined || dialog === undefined || dialog.fields?.includes(name) === true) continue;
    const message = `入力欄「${name}」は、ダイアログ「${dialog.name}」に置かれていません。fill には、その窓の入力欄を書きます。`;
    tellType(checker, 'dialog/fill', node ? keyPlaceIn(node, name) : at, message);
  }
}

function checkCall(checker: Checker, kind: string, call: string, options: Options, reach: Reach, at: Place): Reach {
  const definition = checker.sources.catalog.shared.calls.find(({ name }) => name === call);
  if (!definition) return withUnknownResult(checker, reach, String(options.as ?? call), call);
  checkRequest(checker, call, (options.with ?? {}) as { readonly [key: string]: Value }, reach, at);
  const response = responseType(call, checker.sources);
  const rows = (options.onError ?? []) as readonly ErrorRow[];
  const background = (options.background as boolean | undefined) ?? definition.background;
  checker.calls.push({ call, rows, background, at });
  // A failure that is ignored leaves the result absent; a poll asks again until it has one.
  const unset = kind !== 'poll' && (background || rows.some(({ ignore }) => ignore));
  let after = withName(reach, String(options.as ?? call), response, unset);
  if (typeof options.into === 'string') {
    checkInto(checker, response, options.into, reach, at);
    if (!unset) after = withKnown(after, [options.into]);
  }
  const keep = (options.keep ?? {}) as { readonly [member: string]: string };
  checkKeep(checker, response, keep, reach, at);
  return unset ? after : withKnown(after, Object.values(keep));
}

/** The result of a call that does not exist, also under the name that was probably meant: the misspelt call is the one mistake to tell. */
function withUnknownResult(checker: Checker, reach: Reach, name: string, call: string): Reach {
  const meant = nearest(
    call,
    checker.sources.catalog.shared.calls.map((known) => known.name),
  );
  const own = withName(reach, name, { kind: 'any' });
  return meant === undefined ? own : withName(own, meant, { kind: 'any' });
}

/** Keys whose expressions stand before a call's result exists. */
const BEFORE = new Set(['with', 'every', 'giveUpAfter', 'waiting']);
/** Outcomes of a call that are reached without its result. */
const WITHOUT_RESULT = new Set(['onError', 'onTimeout', 'onMissing', 'onOutdated', 'onUpdatable']);
/** Outcome conditions in the order in which they are asked; what one tells holds for those after it. */
const CONDITIONS = ['stopWhen', 'failWhen', 'until'] as const;
const OUTCOMES: { readonly [condition: string]: string } = { stopWhen: 'onStop', failWhen: 'onFail', until: 'onDone' };

function checkRest(
  checker: Checker,
  properties: { readonly [key: string]: JsonSchema },
  options: Options,
  before: Reach,
  result: Reach,
): Reach {
  // `with` beside a call has been held against its request already.
  const hasCall = Object.values(properties).some((schema) => schema['x-kind'] === 'name:call');
  let after = result;
  const outcomes = new Map<string, Reach>();
  for (const key of CONDITIONS) {
    const condition = options[key] as Expression | undefined;
    if (properties[key] === undefined || condition === undefined) continue;
    const { knownWhenTrue, knownWhenFalse } = compile(checker, condition, after);
    outcomes.set(OUTCOMES[key] ?? '', withKnown(after, knownWhenTrue));
    after = withKnown(after, key === 'until' ? knownWhenTrue : knownWhenFalse);
  }
  for (const [key, value] of Object.entries(options)) {
    const schema = properties[key];
    if (schema === undefined || (CONDITIONS as readonly string[]).includes(key)) continue;
    if (schema['x-kind'] === 'steps') {
      const reach = outcomes.get(key) ?? (WITHOUT_RESULT.has(key) ? before : after);
      checkSteps(checker, value as readonly Step[], reach);
    } else if (schema['x-kind'] === 'errors') checkRows(checker, value as readonly ErrorRow[], before);
    else if (key !== 'with' || !hasCall) checkValue(checker, value, BEFORE.has(key) ? before : after);
  }
  return after;
}

/** Error rows: their steps know `error`. */
export function checkRows(checker: Checker, rows: readonly ErrorRow[], reach: Reach): void {
  for (const row of rows) checkSteps(checker, row.do, withName(reach, 'error', typeOfError(true)));
}
