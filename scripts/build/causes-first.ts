import type { Problem } from '../../src/model/problem.ts';

/** A file that all services use and nobody can read: what else is told comes of it, mostly. */
const isShared = ({ rule, severity, place }: Problem) =>
  severity === 'error' && rule.startsWith('yaml/') && /^(?:catalog|schemas)\//.test(place.file);

/** What makes others be told. */
const isCause = ({ rule }: Problem) => rule.startsWith('yaml/') || rule === 'catalog/name-twice';

/**
 * What is to be mended first stands first, and the rest in its order. `later`: how many are not told, since a file that all services use cannot be read;
 * they are told again once it can, if they are left.
 */
export function causesFirst(problems: readonly Problem[]): {
  readonly told: readonly Problem[];
  readonly later: number;
} {
  const unreadable = problems.filter(isShared);
  if (unreadable.length > 0) return { told: unreadable, later: problems.length - unreadable.length };
  return { told: [...problems.filter(isCause), ...problems.filter((one) => !isCause(one))], later: 0 };
}
