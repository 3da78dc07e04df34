import { isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { ServicePart, StateEntry } from '../../model/service.ts';
import { withMember } from '../values/member-path.ts';
import type { ExpiringStorage } from './expiring-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** The `state` of a service: values that outlive a screen, each with its own lifetime. Kept in session storage. */
export interface ServiceState {
  /** Unset values are omitted. */
  scope(): Scope;
  /** `path`: `state.name` or `state.name.member`; undefined removes it. */
  set(path: string, value: unknown): void;
  /** Resets to the start value. */
  clear(path: string): void;
  /** Call on a change of screen: drops values that live for a screen or one screen change. */
  screenChanged(): void;
  /** Call when the screen is left, even for another service: drops values that live for a screen. */
  screenLeft(): void;
  /** Resets everything, for a new launch. */
  reset(): void;
}

/** `changes`: screen changes since it was set. */
interface StoredState {
  readonly value: unknown;
  readonly changes: number;
}

/** Screen changes a value survives. */
const survives = { screen: 0, 'screen change': 1, session: Number.POSITIVE_INFINITY, draft: Number.POSITIVE_INFINITY };

export function createServiceState(service: ServicePart, session: ExpiringStorage, onChange: () => void): ServiceState {
  const key = (name: string) => storageKeys.state(service.name, name);
  const kept = (entry: StateEntry): StoredState | undefined =>
    session.get(key(entry.name), (found) => isStoredState(found) && isOfType(found.value, entry.type)) as
      | StoredState
      | undefined;
  const entryOf = (path: string): [entry: StateEntry, members: readonly string[]] => {
    const [root, name, ...members] = path.split('.');
    const entry = service.state.find((candidate) => candidate.name === name);
    if (root !== 'state' || entry === undefined) throw new Error(`No state ${path}`);
    return [entry, members];
  };
  const write = (path: string, value: unknown) => {
    const [entry, members] = entryOf(path);
    const whole = withMember(kept(entry)?.value ?? entry.starts, members, value);
    if (whole === undefined) session.remove(key(entry.name));
    else session.set(key(entry.name), { value: whole, changes: 0 }, entry.lifetime.seconds);
    onChange();
  };
  return {
    scope() {
      const values = service.state.map((entry) => [entry.name, kept(entry)?.value ?? entry.starts]);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null));
    },
    set: write,
    clear(path) {
      const [entry, members] = entryOf(path);
      if (members.length > 0) return write(path, undefined);
      session.remove(key(entry.name));
      onChange();
    },
    screenChanged() {
      for (const entry of service.state) {
        const found = kept(entry);
        const most = survives[entry.lifetime.keep];
        if (found === undefined || most === Number.POSITIVE_INFINITY) continue;
        if (found.changes >= most) session.remove(key(entry.name));
        else
          session.set(key(entry.name), { ...found, changes: found.changes + 1 }, session.secondsLeft(key(entry.name)));
      }
      onChange();
    },
    screenLeft() {
      for (const { name, lifetime } of service.state) if (lifetime.keep === 'screen') session.remove(key(name));
    },
    reset() {
      session.removeAll(storageKeys.stateOf(service.name));
      onChange();
    },
  };
}

function isStoredState(found: unknown): found is StoredState {
  return isRecord(found) && typeof found.changes === 'number' && 'value' in found;
}

/** Types of `catalog/types` are records or lists; the portal's answers they come from were validated on arrival. */
function isOfType(value: unknown, type: string): boolean {
  if (type === 'flag') return typeof value === 'boolean';
  if (type === 'text') return typeof value === 'string';
  if (type === 'number') return typeof value === 'number';
  return value !== null && value !== undefined;
}
