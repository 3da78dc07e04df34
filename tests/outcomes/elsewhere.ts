import type { Project } from '../../src/model/project.ts';
import type { Driver } from '../../src/stories/driver.ts';
import { openBrowser, type Tab } from '../runtime/browser.ts';
import { MemoryStorage } from '../runtime/memory-storage.ts';
import { inProcess } from '../stories/in-process/driver.ts';
import type { createRequests } from '../stories/requests.ts';

export interface Elsewhere {
  readonly driver: Driver & { patience: number };
  tab(): Tab;
}

interface Options {
  readonly project: Project;
  readonly origin: string;
  readonly requests: ReturnType<typeof createRequests>;
  /** What the tabs of a device share; null = another device. */
  readonly local: MemoryStorage | null;
}

/** Another tab, or another device, of the same person: nothing is known there of what was done here. */
export function openElsewhere({ project, origin, requests, local }: Options): Elsewhere {
  let tab: Tab | null = null;
  const storages = { session: new MemoryStorage(), local: local ?? new MemoryStorage() };
  const driver = inProcess(
    project,
    origin,
    (options) => {
      tab = openBrowser({ ...options, storages });
      return tab;
    },
    { ...requests, call: requests.call },
  );
  return { driver: { ...driver, patience: 3_000 }, tab: () => tab as unknown as Tab };
}
