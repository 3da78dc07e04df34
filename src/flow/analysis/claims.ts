import type { Place } from '../../model/place.ts';
import { claimsIn } from '../parts/claims.ts';
import type { Told } from '../paths/notes.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/**
 * Finds titles and notices that claim what is not witnessed on every way there (without the claim they would be empty), and claims that no way ever
 * lets be shown.
 */
export function findUnprovenClaims(analysis: Analysis, reached: Reached): void {
  const { names } = analysis;
  const shown = [...analysis.collector.notes.told, ...onScreens(analysis)].filter(
    ({ known, service, screen, from }) => reached.has(from) && analysis.isConsistent(known, names(service, screen)),
  );
  for (const { as, name, witness, known, service, screen, from, at } of shown) {
    if (as === 'part' || analysis.can(witness, false, known, names(service, screen)).can === 'no') continue;
    analysis.find(
      'claim-unproven',
      at,
      `「claims.${name}」の根拠が成り立たないまま、ここに来ることがあります（${reached.way(from)}）。題名とお知らせでは、どの道でも根拠が成り立つようにしてください。`,
    );
  }
  for (const all of byPlace(shown.filter(({ as }) => as === 'part'))) {
    const { name, witness, from } = all[0] as Told;
    const never = all.every(
      ({ known, service, screen }) => analysis.can(witness, true, known, names(service, screen)).can === 'no',
    );
    const way = `（${reached.way(from)}）`;
    const rest = { reason: '', isCovered: false, always: false, isOpen: false };
    analysis.noteJudgement({ claim: name, place: witness.at as Place, source: witness.source, way, never, ...rest });
  }
}

/** What screens show once they are usable. */
function onScreens({ collector }: Analysis): readonly Told[] {
  return collector.project.screens.flatMap((screen) => {
    const service = collector.service(screen.service);
    const known = collector.notes.usable.get(screen);
    if (service === undefined || known === undefined) return [];
    const where = { service, screen, from: `screen:${screen.name}`, at: screen.at };
    return claimsIn([screen.view, screen.fields, screen.groups]).map(
      ({ name, witness, drawn }) => ({ as: 'part', name, witness, known: [...known, ...drawn], ...where }) as const,
    );
  });
}

function byPlace(shown: readonly Told[]): readonly (readonly Told[])[] {
  const places = new Map<string, Told[]>();
  for (const one of shown) {
    const { at } = one.witness;
    if (at === undefined) continue;
    const key = `${at.file}:${at.line}:${at.column}`;
    places.set(key, [...(places.get(key) ?? []), one]);
  }
  return [...places.values()];
}
