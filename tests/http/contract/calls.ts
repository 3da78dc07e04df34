import type { CallCase } from './call-case.ts';

const modules = import.meta.glob<{ readonly calls: readonly CallCase[] }>('./calls/*.ts', { eager: true });

/** `calls/<service>.ts`, one for each service, and `common.ts`, by name. */
export const casesByService: ReadonlyMap<string, readonly CallCase[]> = new Map(
  Object.entries(modules).map(([file, { calls }]) => [/([^/]+)\.ts$/.exec(file)?.[1] ?? '', calls]),
);

export const callCases: readonly CallCase[] = [...casesByService.values()].flat();
