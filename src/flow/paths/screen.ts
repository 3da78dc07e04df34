import { callOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import type { Condition } from '../graph/graph.ts';
import { answersOf } from '../parts/answers.ts';
import { type PressTarget, pressTargetsOf, triggerOf } from '../parts/press-targets.ts';
import { addChange } from './change.ts';
import type { Collector } from './collector.ts';
import { followDialog } from './dialog.ts';
import { addEntry } from './entry.ts';
import { followSave, tellUnsaved } from './failures.ts';
import { type Path, pathFrom, withCondition, withPassed } from './path.ts';
import { arrive, type Site, stay, withAttemptedSave, withWrite } from './site.ts';
import { walkSteps } from './walk-steps.ts';

/** Adds everything that leads away from a screen. */
export function addScreen(collector: Collector, screen: Screen): void {
  const service = collector.service(screen.service);
  if (service === undefined) return;
  const site: Site = { collector, service, screen, follow: walkSteps };
  const known = addEntry(site, screen);
  collector.notes.usable.set(screen, known);
  const drawn = pressTargetsOf(screen, collector.vocabulary);
  for (const press of [...drawn, ...entersOf(screen, drawn), ...cancelOf(screen, service)]) {
    addPress(site, screen, press, known);
  }
  for (const { breadcrumbName, breadcrumbUrl } of screen.breadcrumb?.parents ?? []) {
    const path = pathFrom(collector.screenNode(screen.name), `link:${breadcrumbUrl}`, collector.words(breadcrumbName));
    const isScreen = collector.screen(breadcrumbUrl) !== undefined;
    const to = isScreen ? collector.screenNode(breadcrumbUrl) : collector.addressNode(breadcrumbUrl);
    arrive(site, path, to, 'step', screen.at);
  }
}

/** Enter in an input presses a button that validates the inputs, or `next` if there is none. */
function entersOf({ fields, groups, actions, dialogs }: Screen, drawn: readonly PressTarget[]): readonly PressTarget[] {
  const submits = new Set(actions.filter(({ validate }) => validate !== 'none').map(({ name }) => name));
  if (drawn.some(({ kind, name }) => kind === 'action' && submits.has(name))) return [];
  const inDialogs = new Set(dialogs.flatMap((dialog) => dialog.fields ?? []));
  const [first] = [...fields.filter(({ name }) => !inDialogs.has(name)), ...groups];
  if (first === undefined) return [];
  return [{ kind: 'action', name: 'next', query: '', label: '入力欄で Enter', change: null, shown: [], at: first.at }];
}

function cancelOf(screen: Screen, { layout: { cancel } }: Service): readonly PressTarget[] {
  if (cancel === null || cancel.except.includes(screen.name)) return [];
  return [{ kind: 'action', name: 'cancel', query: '', label: cancel.label, change: null, shown: [], at: undefined }];
}

function addPress(site: Site, screen: Screen, press: PressTarget, known: readonly Condition[]): void {
  const { collector } = site;
  const label = collector.words(press.label);
  const fresh = collector.notes.fresh.get(screen) ?? [];
  const start = { ...pathFrom(collector.screenNode(screen.name), triggerOf(press), label, known), fresh };
  const path = press.shown.reduce<Path>((so, condition) => withPassed(so, condition, true), start);
  if (press.kind === 'address') arrive(site, path, collector.addressNode(press.name), 'step', press.at);
  else if (press.kind === 'screen') arrive(site, path, collector.screenNode(press.name), 'step', press.at);
  else if (press.kind === 'change') addChange(site, screen, press, path);
  else if (press.kind === 'dialog') {
    const opening = { dialog: press.name, handlers: {}, at: press.at };
    stay(site, followDialog(site, opening, path), press.at);
  } else stay(site, followPress(site, screen, press, acceptInputs(site, screen, press, path)), press.at);
}

/** An action that validates the inputs also writes them and saves the draft before its steps run. */
function acceptInputs(site: Site, screen: Screen, { name }: PressTarget, path: Path): Path {
  const { validate } = screen.actions.find((action) => action.name === name) ?? { validate: 'none' };
  if (validate === 'none') return path;
  const after = answersOf(screen).reduce((so, answer) => withWrite(site, so, answer), path);
  const isSaved = validate === 'all' && screen.fields.length + screen.groups.length > 0;
  const saves = (isSaved && site.service.draft?.save) || [];
  return saves.reduce(
    (so, step) => saveDraft(site, step, so),
    site.service.draft ? withAttemptedSave(site, after) : after,
  );
}

/** Returns the path on which the draft has been saved. */
function saveDraft(site: Site, step: Step, path: Path): Path {
  const { when, unless, at } = step;
  const made = callOf(step, site.collector.vocabulary);
  const call = made && site.collector.call(made.call);
  if (!call) return path;
  const saving = withCondition(withCondition(path, when), unless, false);
  site.collector.noteRequest({ site, path: saving, call: call.name, result: call.name, with: made.with, at });
  followSave(site, saving, call, made.rows);
  tellUnsaved(site, saving, call, made.rows, false);
  return { ...path, answered: [...(path.answered ?? []), call.name] };
}

/** The frame's own `cancel` opens its dialog if the screen has no action of that name. */
function followPress(site: Site, screen: Screen, { name }: PressTarget, path: Path): readonly Path[] {
  const own = screen.actions.find((action) => action.name === name);
  if (own !== undefined) return walkSteps(site, own.steps, [path]);
  const { cancel } = site.service.layout;
  if (name !== 'cancel' || cancel === null) return [path];
  return followDialog(site, { dialog: cancel.dialog, handlers: cancel.then, at: undefined }, path);
}
