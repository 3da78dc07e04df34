import type { Expression } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import { followFailures } from './failures.ts';
import { arrive, type Path, pathFrom, type Site, under } from './path.ts';
import { walkSteps } from './walk-steps.ts';

/** What happens by itself when a screen is entered, in its order: external page, guards, process, draft, what is still open, data, enter, watches. */
export function addEntry(site: Site, screen: Screen): void {
  const here = site.collector.screenNode(screen.name);
  addExternal(site, screen, here);
  for (const use of site.service.guards) if (!use.except.includes(screen.name)) addGuard(site, use, here);
  addProcess(site, screen, here);
  addDraft(site, screen, here);
  addDue(site, screen, here);
  let path = pathFrom(here, 'enter', '開いたとき');
  for (const entry of screen.data) {
    const call = site.collector.catalog?.calls.find(({ name }) => name === entry.call);
    const loading = under({ ...path, trigger: `data:${entry.name}` }, entry.when);
    if (call && !call.background) followFailures(site, loading, call, entry.onError);
    path = { ...path, results: new Map(path.results).set(entry.name, entry.call) };
  }
  walkSteps(site, screen.enter, [path]);
  for (const { name, poll, after, at } of screen.watch) {
    const data = screen.data.find((entry) => entry.name === after);
    const start = under({ ...path, trigger: `watch:${name}`, label: '待っている間に' }, data?.when);
    walkSteps(site, [{ ...poll, ...((poll.at ?? at) && { at: poll.at ?? at }) } as typeof poll], [start]);
  }
}

/** A setting may put an external page in the screen's place. */
function addExternal(site: Site, { externalAddress, at }: Screen, here: string): void {
  if (externalAddress === null) return;
  const { collector } = site;
  const is = collector.catalog?.addresses.find(({ name }) => name === externalAddress)?.is;
  const isExpression = typeof is === 'object' && is !== null && 'kind' in is && is.kind === 'expression';
  const condition: Expression | null = isExpression
    ? {
        kind: 'expression',
        source: `${(is as Expression).source} != ''`,
        tree: ['!=', (is as Expression).tree, ['value', '']],
      }
    : null;
  const path = under(pathFrom(here, 'external', '外のページに替わる'), condition);
  arrive(site, path, collector.addressNode(externalAddress), 'step', at);
}

function addGuard(site: Site, use: Service['guards'][number], here: string): void {
  const { collector, service } = site;
  const guard = collector.catalog?.guards.find(({ name }) => name === use.guard);
  if (guard === undefined) return;
  const own = guard.is === 'launch' && service.launch?.onFailure.length ? service.launch.onFailure : guard.onFailure;
  const start = { ...pathFrom(here, `guard:${guard.name}`, `「${guard.says}」ではない`), via: 'error' as const };
  const path: Path = guard.is === 'launch' ? start : under(start, guard.is, false);
  walkSteps(site, use.onFailure.length > 0 ? use.onFailure : own, [path]);
}

function addProcess(site: Site, { name }: Screen, here: string): void {
  const { service } = site;
  const isPart = service.flows.some(({ screens, startsAt, process }) => {
    const start = Math.min(...startsAt.map((first) => screens.indexOf(first)));
    return process !== '' && screens.indexOf(name) >= (Number.isFinite(start) ? start : 0) && screens.includes(name);
  });
  if (isPart) walkSteps(site, service.onWrongProcess, [pathFrom(here, 'process', 'ほかの手続きの途中', 'error')]);
}

function addDraft(site: Site, { name }: Screen, here: string): void {
  const { draft } = site.service;
  if (draft === null) return;
  const path = pathFrom(here, 'draft', '一時保存を読み込む');
  if (draft.screens.includes(name)) walkSteps(site, [draft.load], [path]);
}

/** A check page, and what follows it, leads to the first screen before it that is not done. */
function addDue(site: Site, { name }: Screen, here: string): void {
  const { collector, service } = site;
  for (const { screens, check, noWayBackFrom } of service.flows) {
    if (check === null || !screens.includes(name) || noWayBackFrom.includes(name)) continue;
    if (screens.indexOf(name) < screens.indexOf(check)) continue;
    for (const earlier of screens.slice(0, screens.indexOf(name))) {
      const target = collector.screen(earlier);
      const asksFor = target !== undefined && target.fields.length + target.groups.length > 0;
      if (target === undefined || (!asksFor && target.doneWhen === null)) continue;
      const start = pathFrom(here, 'due', 'まだ済んでいない');
      const path = under(under(start, target.shownWhen), target.doneWhen, false);
      arrive(site, path, collector.screenNode(earlier), 'step', target.at);
    }
  }
}
