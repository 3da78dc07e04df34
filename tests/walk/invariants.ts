import { storageKeys } from '../../src/runtime/storage/storage-keys.ts';
import type { Arranged } from './arrange.ts';
import { drawn } from './drawn.ts';
import type { Ground } from './ground.ts';
import type { Mark } from './landing.ts';

/** What must hold wherever a way leads. `isOpening`: it began with the screen being opened. Returns what does not; null = everything does. */
export function brokenInvariant(ground: Ground, arranged: Arranged, since: Mark, isOpening: boolean): string | null {
  return (
    crash(arranged, since, isOpening ? [...harmless, 'stopped'] : harmless) ??
    unfitRequest(ground, arranged) ??
    unfitState(ground, arranged) ??
    undrawable(arranged)
  );
}

/** What the run-time tells developers of in passing. A screen that could not be entered shows its stop page. */
const harmless = ['screen', 'failure', 'prefetch', 'background call failed'];

function crash({ tab }: Arranged, since: Mark, allowed: readonly string[]): string | null {
  const found = tab.reports.slice(since.reports).find(({ what }) => !allowed.includes(what));
  if (found === undefined) return null;
  const { what, detail } = found;
  return `${what}: ${detail instanceof Error ? detail.message : JSON.stringify(detail)}`;
}

function unfitRequest({ contracts }: Ground, { tab }: Arranged): string | null {
  for (const { call, body } of tab.calls) {
    const fault = contracts.requestFault(call, body.reqBody ?? {});
    if (fault !== null) return `sent what the contract does not take: ${fault}`;
  }
  return null;
}

/** What is kept is of its declared type. */
function unfitState(ground: Ground, { tab }: Arranged): string | null {
  const name = tab.at === '' ? null : tab.screen.service.name;
  if (name === null) return null;
  for (const entry of ground.service(name).state) {
    const text = tab.storages.session.getItem(storageKeys.state(name, entry.name));
    const fault = text === null ? null : ground.contracts.stateFault(entry.type, JSON.parse(text).value.value);
    if (fault !== null) return `kept in state.${entry.name}: ${fault}`;
  }
  return null;
}

/** Everything the screen shows can be worked out. */
function undrawable({ tab }: Arranged): string | null {
  if (tab.at === '' || tab.left.length > 0 || tab.screen.view.getState().phase !== 'ready') return null;
  return drawn(tab).fault;
}
