import { claimsIn } from '../parts/claims.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';

/**
 * Finds titles and notices that claim what is not witnessed on every way there (without the claim they would be empty), and claims on screens that no
 * way ever lets be shown.
 */
export function findUnprovenClaims(analysis: Analysis, reached: Reached): void {
  const { collector, names } = analysis;
  for (const { name, witness, known, service, screen, from, at } of collector.notes.told) {
    if (!reached.has(from) || !analysis.isConsistent(known, names(service, screen))) continue;
    if (analysis.can(witness, false, known, names(service, screen)).can === 'no') continue;
    analysis.find(
      'claim-unproven',
      at,
      `「claims.${name}」の根拠が成り立たないまま、ここに来ることがあります（${reached.way(from)}）。題名とお知らせでは、どの道でも根拠が成り立つようにしてください。`,
    );
  }
  for (const screen of collector.project.screens) {
    const service = collector.service(screen.service);
    const known = collector.notes.usable.get(screen);
    if (service === undefined || known === undefined || !reached.has(`screen:${screen.name}`)) continue;
    for (const { name, witness } of claimsIn([screen.view, screen.fields, screen.groups])) {
      if (analysis.can(witness, true, known, names(service, screen)).can !== 'no') continue;
      analysis.find(
        'claim-never',
        witness.at,
        `「claims.${name}」の根拠は、この画面では成り立つことがありません。この文は、だれにも見えません。`,
      );
    }
  }
}
