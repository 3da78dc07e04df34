import type { Arranged } from './arrange.ts';
import type { Ground } from './ground.ts';
import { noMark, whereIs } from './landing.ts';
import { settled } from './take.ts';

/** Screens at which a flow ends for good. */
export function endsOf(ground: Ground): readonly string[] {
  return ground.project.services.flatMap(({ flows }) =>
    flows.flatMap(({ done }) => (done === null ? [] : [done.result])),
  );
}

/**
 * From the end on, each screen of the flow shows the end instead, loaded anew or opened by its address; by its address, the first screen of a flow
 * begins it anew.
 */
export async function staysOver(ground: Ground, { tab }: Arranged): Promise<string | null> {
  const end = tab.at;
  const flow = ground.service(tab.screen.service.name).flows.find(({ done }) => done?.result === end);
  const { screens = [], startsAt = [] } = flow ?? {};
  const first = screens.findIndex((name) => startsAt.includes(name));
  const before = screens.slice(Math.max(first, 0), screens.indexOf(end));
  let opened = 0;
  for (const name of before) {
    const path = ground.screen(name).routes[0]?.path ?? '';
    const here = tab.portal.match(path);
    // What stands in the address is not known here.
    if (here === null || path.includes('{')) continue;
    for (const isSeen of name === screens[0] ? [true] : [true, false]) {
      opened += 1;
      await tab.open(path, isSeen);
      await settled(tab);
      if (tab.at !== end) return `${name} opens ${whereIs(tab, noMark)}`;
    }
  }
  return opened === 0 ? 'nothing to compare' : null;
}
