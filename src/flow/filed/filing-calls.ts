import type { Project } from '../../model/project.ts';

/** Names of the calls that file something (`effect: files`). */
export function filingCalls({ catalogs }: Pick<Project, 'catalogs'>): ReadonlySet<string> {
  return new Set(catalogs[0]?.calls.filter(({ effect }) => effect === 'files').map(({ name }) => name));
}
