import type { Arranged } from './arrange.ts';
import type { Ground } from './ground.ts';
import { noMark, whereIs } from './landing.ts';
import { settled } from './take.ts';

/** Screens at which a flow ends for good. */
export function endsOf(ground: Ground): readonly string[] {
  return ground.project.services.flatMap(({ flows }) => flows.flatMap(({ noWayBackFrom }) => noWayBackFrom));
}

/** From the end on, going back to a screen before it, or loading it anew, shows the end instead, but for those at which the flow begins. */
export async function staysOver(ground: Ground, { tab }: Arranged): Promise<string | null> {
  const end = tab.at;
  const flow = ground.service(tab.screen.service.name).flows.find(({ noWayBackFrom }) => noWayBackFrom.includes(end));
  const { screens = [], startsAt = [] } = flow ?? {};
  const first = screens.findIndex((name) => startsAt.includes(name));
  const before = screens.slice(Math.max(first, 0), screens.indexOf(end)).filter((name) => !startsAt.includes(name));
  if (before.length === 0) return 'nothing is before it';
  let opened = 0;
  for (const name of before) {
    const path = ground.screen(name).routes[0]?.path ?? '';
    const here = tab.portal.match(path);
    // What stands in the address is not known here.
    if (here === null || path.includes('{')) continue;
    opened += 1;
    await tab.open(path, true);
    await settled(tab);
    if (tab.at !== end) return `${name} opens ${whereIs(tab, noMark)}`;
  }
  return opened === 0 ? 'nothing to compare' : null;
}
