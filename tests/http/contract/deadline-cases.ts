import type { DeadlineCase } from './deadline-case.ts';

const modules = import.meta.glob<{ readonly deadlines: readonly DeadlineCase[] }>('./deadlines/*.ts', { eager: true });

/** `deadlines/<service>.ts`, one for each service with a deadline, and `common.ts`. */
export const deadlineCases: readonly DeadlineCase[] = Object.values(modules).flatMap(({ deadlines }) => deadlines);
