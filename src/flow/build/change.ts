import type { Screen } from '../../model/screen.ts';
import { arrive, type Path, pathFrom, type Site, under } from './path.ts';
import type { Press } from './view.ts';

/** A 「変更」 link leads to a screen while that is shown, and its `next` back here. */
export function addChange(site: Site, screen: Screen, { change, at }: Press, path: Path): void {
  const { collector, service } = site;
  const target = change && collector.screen(change.screen);
  if (!change || !target) return;
  const name =
    change.field === ''
      ? change.screen
      : `${change.screen}#${change.group ? `${change.group.name}.` : ''}${change.field}`;
  const going = under({ ...path, trigger: `change:${name}` }, change.shownWhen);
  arrive(site, going, collector.screenNode(target.name), 'step', at);
  const isTogether = service.flows.some(
    ({ screens }) => screens.includes(screen.name) && screens.includes(target.name),
  );
  const goesOn = target.actions
    .find((action) => action.name === 'next')
    ?.steps.some(({ options }) => options.go === 'forward');
  if (!isTogether || goesOn !== true || target.name === screen.name) return;
  const back = pathFrom(collector.screenNode(target.name), 'action:next', '変更を終えて戻る');
  arrive(site, back, collector.screenNode(screen.name), 'forward', at);
}
