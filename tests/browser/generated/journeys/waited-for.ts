import { type JourneyEdge, type PortalModel, stepsWithin } from './portal-model.ts';

/** Paths of calls that are asked until a phone has done something; none = no phone is waited for. */
export function waitedFor(edge: JourneyEdge, model: PortalModel): readonly string[] {
  return model.isByPhone(edge) ? watchedOn(edge, model) : [];
}

/** Paths of calls that are asked again and again while the screen of an edge is looked at. */
export function watchedOn({ from }: JourneyEdge, model: PortalModel): readonly string[] {
  const { watch } = model.screen(model.node(from).screen);
  return watch.flatMap(({ poll }) => model.call(String(poll.options.poll))?.path ?? []);
}

/** Path of the call that is asked again and again by what is pressed. */
export function polledBy({ from, trigger }: JourneyEdge, model: PortalModel): string | undefined {
  const screen = model.screen(model.node(from).screen);
  const actions = screen.actions.filter(({ name }) => trigger === 'cancel' || trigger === `action:${name}`);
  const [polled] = stepsWithin(actions, 'poll').filter(({ waiting }) => trigger !== 'cancel' || waiting != null);
  return polled === undefined ? undefined : model.call(String(polled.poll))?.path;
}
