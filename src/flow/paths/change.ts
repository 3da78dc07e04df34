import { goingOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Flow } from '../../model/service.ts';
import type { Vocabulary } from '../../model/vocabulary.ts';
import { overlaps, readsOf } from '../conditions/reads.ts';
import { answersOf } from '../parts/answers.ts';
import { type PressTarget, pressTargetsOf } from '../parts/press-targets.ts';
import { stepsIn } from '../parts/steps-in.ts';
import { type Path, pathFrom, withCondition } from './path.ts';
import { arrive, type Site } from './site.ts';

/** A 「変更」 link leads to a screen while that is shown; continuing there returns here, or to a screen that the change made necessary. */
export function addChange(site: Site, screen: Screen, { change, at }: PressTarget, path: Path): void {
  const { collector, service } = site;
  const target = change && collector.screen(change.screen);
  if (!change || !target) return;
  const { trigger } = path;
  const going = withCondition(path, change.shownWhen);
  arrive(site, going, collector.screenNode(target.name), 'step', at);
  collector.noteChange({ site, screen, target, trigger, at: change.at ?? at });
  const flow = service.flows.find(({ screens }) => screens.includes(screen.name) && screens.includes(target.name));
  if (flow === undefined || target.name === screen.name) return;
  for (const way of ['forward', 'back'] as const) {
    const action = way === 'forward' ? 'next' : 'back';
    if (!goesAlong(target, way, collector.vocabulary) || (way === 'back' && !isDrawn(target, action, collector)))
      continue;
    const back: Path = {
      ...pathFrom(collector.screenNode(target.name), `action:${action}`, '変更を終えて戻る'),
      writes: way === 'forward' ? answersOf(target) : [],
      changed: true,
    };
    arrive(site, back, collector.screenNode(screen.name), way, at);
    if (way === 'forward') addOpened(site, flow, screen, target, back);
  }
}

/** Screens before the check page that the change may have made necessary. */
function addOpened(
  { collector, service, ...rest }: Site,
  flow: Flow,
  screen: Screen,
  target: Screen,
  back: Path,
): void {
  const site = { collector, service, ...rest };
  const answers = answersOf(target);
  for (const name of flow.screens.slice(0, flow.screens.indexOf(screen.name))) {
    const other = collector.screen(name);
    if (other === undefined || other === target || !asksForInput(other)) continue;
    const conditions = [other.shownWhen, other.doneWhen, ...other.groups.map(({ where }) => where)];
    const reads = conditions.flatMap((condition) => (condition ? readsOf(condition.tree, service) : []));
    const lists = other.groups.flatMap(({ each, where }) =>
      where
        ? readsOf(where.tree, service).flatMap((read) =>
            read.startsWith('item.') ? [`${each}[]${read.slice(4)}`] : [],
          )
        : [],
    );
    if (!isTouched([...reads, ...lists], answers)) continue;
    const open = { ...back, label: '変更で必要になった画面へ' };
    arrive(site, withCondition(open, other.shownWhen), collector.screenNode(name), 'forward', other.at);
  }
}

/** Do the answers affect what is read? Where members of list items are read, the list itself changes only with its length. */
function isTouched(reads: readonly string[], answers: readonly string[]): boolean {
  const isSplit = (read: string) => reads.some((other) => other.startsWith(`${read}[]`));
  return reads.some((read) =>
    answers.some((answer) => overlaps(read, answer) && !(answer.startsWith(`${read}[]`) && isSplit(read))),
  );
}

/** Does the screen itself ask for input, or define when it is done? */
export function asksForInput({ fields, groups, doneWhen }: Screen): boolean {
  return fields.length + groups.length > 0 || doneWhen !== null;
}

/** Does one of the screen's actions navigate that way along the flow? */
export function goesAlong({ actions }: Screen, way: 'forward' | 'back', vocabulary: Vocabulary): boolean {
  return actions.some(({ steps }) => stepsIn(steps, vocabulary).some((step) => goingOf(step, vocabulary)?.way === way));
}

/** Every screen has an action that goes back, but it can be used only if something drawn triggers it. */
function isDrawn(screen: Screen, action: string, { vocabulary }: Site['collector']): boolean {
  return pressTargetsOf(screen, vocabulary).some(({ kind, name }) => kind === 'action' && name === action);
}
