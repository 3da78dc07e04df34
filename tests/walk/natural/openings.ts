import { codeOf } from '../failing.ts';
import type { Ground, WalkEdge } from '../ground.ts';
import { isByItself } from '../moves.ts';
import { isDue, type Ledger } from './ledger.ts';
import type { Move } from './moves.ts';
import type { Witness } from './witness.ts';

/** What is gone when an address is opened. */
const gone: { readonly [what: string]: (own: Witness) => void } = {
  nothing: () => {},
  kept: (own) => own.tab().storages.session.clear(),
  login: (own) => own.cookies.clear(),
};

/** Addresses of a service that are opened out of turn, where that takes edges that are still due. */
export function openingsOf(ground: Ground, ledger: Ledger, service: string): readonly Move[] {
  const { base, screens } = ground.service(service);
  const routes = screens.flatMap((name) => {
    const path = ground.screen(name).routes.find((route) => !route.path.includes('{'))?.path;
    return path === undefined ? [] : [{ from: `screen:${name}`, path: `/svc/${path}` }];
  });
  return [{ from: `start:${service}`, path: `/svc/${base}/` }, ...routes].flatMap(({ from, path }) => {
    const aims = ground.from(from).filter((edge) => isDue(ledger, edge.id) && isOpened(edge));
    if (aims.length === 0) return [];
    return Object.entries(gone).map(([what, forget]) => ({
      name: `open ${path} without ${what}`,
      faults: [],
      aims,
      isOpening: true,
      async do(own: Witness) {
        forget(own);
        await own.driver.open(path);
        return null;
      },
    }));
  });
}

const isOpened = (edge: WalkEdge) =>
  codeOf(edge) === null && edge.via !== 'timeout' && (isByItself(edge.trigger) || edge.trigger === 'bare');
