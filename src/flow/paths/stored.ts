import { callOf } from '../../load/steps/effects-of.ts';
import type { Screen } from '../../model/screen.ts';
import type { Condition } from '../graph/graph.ts';
import { checksBefore } from './calls.ts';
import { followSave } from './failures.ts';
import { pathFrom } from './path.ts';
import { arrive, type Site } from './site.ts';

/**
 * A check page, and every screen after it, reads what the portal keeps of the draft: it may be gone; what another device has saved is shown on the check
 * page. Mirrors the run-time (`stored-draft.ts`).
 */
export function addStored(site: Site, screen: Screen, here: string, known: readonly Condition[]): void {
  const { collector, service } = site;
  const made = service.draft && callOf(service.draft.load, collector.vocabulary);
  const call = made && collector.call(made.call);
  const checks = checksBefore(site, screen);
  const isChecked = checks.length > 0 || service.flows.some(({ check }) => check === screen.name);
  if (!made || !call || !isChecked) return;
  const path = pathFrom(here, 'stored', '保存してある内容を確かめる', known);
  followSave(site, path, call, made.rows);
  for (const check of checks) arrive(site, path, collector.screenNode(check), 'step', undefined);
}
