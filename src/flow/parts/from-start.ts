import type { Flow } from '../../model/service.ts';

/** The screens of a flow from the first that it starts at. */
export function fromStart({ screens, startsAt }: Flow): readonly string[] {
  const start = Math.min(...startsAt.map((first) => screens.indexOf(first)));
  return screens.slice(Number.isFinite(start) ? Math.max(start, 0) : 0);
}
