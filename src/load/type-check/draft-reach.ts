import type { Service } from '../../model/service.ts';

/** State of `keep: draft` that is there on a screen: the run-time loads it before anything of the screen runs. */
export function draftThere(service: Service, screen: string): readonly string[] {
  return service.draft?.screens.includes(screen) ? draftStates(service) : [];
}

/** State of `keep: draft`. Facts read it as if it were there: they are asked on the screens of a flow. */
export function draftStates({ draft, state }: Service): readonly string[] {
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft');
  return draft === null ? [] : kept.map(({ name }) => `state.${name}`);
}
