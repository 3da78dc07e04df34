import { nearest } from '../../expressions/nearest.ts';
import type { Service } from '../../model/service.ts';

/** State with `keep: draft` that is set on a screen: the runtime loads it before anything of the screen runs. */
export function draftThere(service: Service, screen: string): readonly string[] {
  const named = service.draft?.screens ?? [];
  // A misspelt name in the flow is the only mistake to report: the screen it means has its draft.
  const isMeant = (name: string) => !service.screens.includes(name) && nearest(name, service.screens) === screen;
  return named.includes(screen) || named.some(isMeant) ? draftStates(service) : [];
}

/** State with `keep: draft`. Facts read it as set, since they are evaluated on the screens of a flow. */
export function draftStates({ draft, state }: Service): readonly string[] {
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft');
  return draft === null ? [] : kept.map(({ name }) => `state.${name}`);
}
