import type { JourneyEdge, PortalModel } from './portal-model.ts';
import { isOfRow } from './pressing.ts';
import type { Sight } from './sight.ts';

/** What belongs to a trigger is among what can be pressed. */
export function isPressable(model: PortalModel, screen: string, trigger: string, sight: Sight | null): boolean {
  if (sight === null) return false;
  const leads = model.links.of(model.screen(screen), trigger);
  if (leads !== null) return sight.links.some(leads);
  const words = model.words(model.screen(screen), trigger);
  if (words.length === 0) return false;
  if (isOfRow(words)) return sight.hasRows;
  if (trigger.startsWith('change:') && sight.presses.some((press) => press.includes('変更'))) return true;
  return words.some((reading) => {
    const pieces = reading.split('…').filter((piece) => piece !== '');
    return sight.presses.some((press) => pieces.every((piece) => press.includes(piece)));
  });
}

/** Who left the check page by a 「変更」 link takes another edge by the same trigger. */
export function hasChangeWay(model: PortalModel, { from, trigger }: JourneyEdge): boolean {
  return model.from(from).some((other) => other.isChange && other.trigger === trigger);
}
