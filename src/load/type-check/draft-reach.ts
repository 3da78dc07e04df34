import { nearest } from '../../expressions/nearest.ts';
import type { Service } from '../../model/service.ts';

/** State of `keep: draft` that is there on a screen: the run-time loads it before anything of the screen runs. */
export function draftThere(service: Service, screen: string): readonly string[] {
  const named = service.draft?.screens ?? [];
  // A misspelt name in the flow is the one mistake to tell: the screen that was meant has its draft.
  const isMeant = (name: string) => !service.screens.includes(name) && nearest(name, service.screens) === screen;
  return named.includes(screen) || named.some(isMeant) ? draftStates(service) : [];
}

/** State of `keep: draft`. Facts read it as if it were there: they are asked on the screens of a flow. */
export function draftStates({ draft, state }: Service): readonly string[] {
  const kept = state.filter(({ lifetime }) => lifetime.keep === 'draft');
  return draft === null ? [] : kept.map(({ name }) => `state.${name}`);
}
