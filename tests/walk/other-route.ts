import type { Arranged } from './arrange.ts';
import { type Ground, placeOf, type WalkEdge } from './ground.ts';

/** Came to the right screen by another of its routes than the link or the step names: what the address says is then another thing. */
export function isByOtherRoute(
  ground: Ground,
  { tab, ran }: Pick<Arranged, 'tab' | 'ran'>,
  { to, trigger, at }: WalkEdge,
): boolean {
  const node = ground.node(to);
  if (node.kind !== 'screen' || tab.at !== node.name || tab.left.length > 0) return false;
  const link = /^link:([^?#]+)/u.exec(trigger)?.[1];
  const gone = ran.filter((step) => placeOf(step.at) === placeOf(at)).map(({ options }) => options.go);
  const names = new Set<unknown>([link, ...gone]);
  const wanted = ground.screen(node.name).routes.find(({ name }) => name !== node.name && names.has(name));
  return wanted !== undefined && tab.screen.route.name !== wanted.name;
}
