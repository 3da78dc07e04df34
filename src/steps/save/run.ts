import { loadFieldChecks } from '../../runtime/fields/load-parts.ts';
import type { RunStep } from '../../runtime/run/run.ts';

/** If the chunk with `saveDraft` cannot be loaded, nothing is saved and `draft.saved` stays false. */
export const run: RunStep = async (_options, run) => {
  const checks = await loadFieldChecks().catch(() => null);
  return checks === null ? 'next' : checks.saveDraft(run, 'again');
};
