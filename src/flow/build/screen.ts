import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Step } from '../../model/step.ts';
import { addChange } from './change.ts';
import type { Collector } from './collector.ts';
import { addEntry } from './entry.ts';
import { arrive, type Path, pathFrom, type Site, under } from './path.ts';
import { type Press, pressesOf } from './view.ts';
import { walkSteps } from './walk-steps.ts';

/** Everything that leads away from a screen. */
export function addScreen(collector: Collector, screen: Screen): void {
  const service = collector.service(screen.service);
  if (service === undefined) return;
  const site: Site = { collector, service, screen };
  addEntry(site, screen);
  const presses = [...pressesOf(screen), ...entersOf(screen), ...cancelOf(screen, service)];
  for (const press of presses) addPress(site, screen, press);
}

/** Enter in an input presses `next`, with or without a button of that name. */
function entersOf({ fields, groups, view }: Screen): readonly Press[] {
  const has = pressesOf({ view, groups } as Screen).some(({ kind, name }) => kind === 'action' && name === 'next');
  if (has || fields.length + groups.length === 0) return [];
  return [{ kind: 'action', name: 'next', label: '入力欄で Enter', change: null, shown: [], at: fields[0]?.at }];
}

function cancelOf(screen: Screen, { layout: { cancel } }: Service): readonly Press[] {
  if (cancel === null || cancel.except.includes(screen.name)) return [];
  return [{ kind: 'action', name: 'cancel', label: cancel.label, change: null, shown: [], at: undefined }];
}

function addPress(site: Site, screen: Screen, press: Press): void {
  const { collector } = site;
  const label = collector.words(press.label);
  const trigger = press.kind === 'action' ? `action:${press.name}` : `link:${press.name}`;
  const start = pathFrom(collector.screenNode(screen.name), trigger, label);
  const path = press.shown.reduce<Path>((so, condition) => under(so, condition), start);
  if (press.kind === 'address') arrive(site, path, collector.addressNode(press.name), 'step', press.at);
  else if (press.kind === 'change') addChange(site, screen, press, path);
  else if (press.kind === 'dialog') {
    const step: Step = { kind: 'dialog', options: { dialog: press.name }, ...(press.at && { at: press.at }) };
    stayAfter(site, screen, walkSteps(site, [step], [path]));
  } else stayAfter(site, screen, walkSteps(site, stepsOf(screen, site.service, press.name), [path]));
}

/** An action without an end leaves the person where they are. */
function stayAfter(site: Site, screen: Screen, paths: readonly Path[]): void {
  for (const path of paths) arrive(site, path, site.collector.stayNode(screen.name), 'step', screen.at);
}

function stepsOf(screen: Screen, { layout: { cancel } }: Service, name: string): readonly Step[] {
  const own = screen.actions.find((action) => action.name === name);
  if (own !== undefined) return own.steps;
  if (name !== 'cancel' || cancel === null) return [];
  // biome-ignore lint/suspicious/noThenProperty: "then" is the word of the language; nobody awaits the options.
  return [{ kind: 'dialog', options: { dialog: cancel.dialog, then: cancel.then } }];
}
