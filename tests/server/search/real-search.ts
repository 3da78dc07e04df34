import { readHome } from '../../../src/server/kernel/portal/read-home.ts';
import { findModules } from '../../../src/server/modules.ts';
import { findServices } from '../../../src/server/pages/home/find-services.ts';
import { listedEvents } from '../../../src/server/pages/home/life-events.ts';

const root = new URL('../../../', import.meta.url);

export const home = await readHome(root);
export const events = listedEvents(home.events);
export const services = events.flatMap((event) => event.services);

const modules = await findModules();

/** The portal's own search of its home page. */
export const find = findServices({
  events,
  elsewhere: home.elsewhere,
  named: new Map(modules.flatMap(({ name, named }) => (named === undefined ? [] : [[name, named] as const]))),
  screens: new URL('screens/', root),
});
