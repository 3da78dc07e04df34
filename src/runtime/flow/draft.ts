import type { Core } from '../core/core.ts';
import type { Stage } from '../run/run.ts';
import { storageKeys } from '../storage/storage-keys.ts';

/** True while this tab has not loaded all of the draft. */
export function isDraftMissing({ service, state }: Pick<Stage, 'service' | 'state'>): boolean {
  const known = state.scope();
  return service.state.some(({ name, lifetime }) => lifetime.keep === 'draft' && known[name] === undefined);
}

/** Drops this tab's copy of the draft, everything typed in the service and which screens were accepted. */
export function forgetDraft(core: Core, { service, state }: Stage): void {
  for (const { name, lifetime } of service.state) if (lifetime.keep === 'draft') state.clear(`state.${name}`);
  core.session.removeAll(storageKeys.typedOf(service.name));
  core.progressOf(service).forgetAccepted();
  // What became of an earlier save is in what is loaded now.
  for (const { options } of service.draft?.save ?? [])
    core.calls.settle(core.calls.definition(String(options.call)), false);
}
