import type { Service } from '../../model/service.ts';

/**
 * State of `keep: draft` that is there on a screen: the run-time loads it before the screens of a flow that come after the flow's start, except
 * where there is no way back (the work is done and its draft gone).
 */
export function draftThere(service: Service, screen: string): readonly string[] {
  return service.flows.some((flow) => comesAfterStart(flow, screen)) ? draftStates(service) : [];
}

/** State of `keep: draft`. Facts read it as if it were there: they are asked on the screens of a flow. */
export function draftStates({ draft, state }: Service): readonly string[] {
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft');
  return draft === null ? [] : kept.map(({ name }) => `state.${name}`);
}

function comesAfterStart({ screens, startsAt, noWayBackFrom }: Service['flows'][number], screen: string): boolean {
  const first = Math.min(...startsAt.map((name) => screens.indexOf(name)).filter((index) => index >= 0));
  return screens.indexOf(screen) > first && !startsAt.includes(screen) && !noWayBackFrom.includes(screen);
}
