import type { GatheredFile } from '../../load/gather/loaded.ts';
import type { Project } from '../../model/project.ts';

/**
 * Splits the project into independent parts: services are grouped when one names a screen of the other. If the catalogue names a screen, all services
 * form one part.
 */
export function partsOf(project: Project, gathered: readonly GatheredFile[]): readonly Project[] {
  const owners = new Map(
    project.screens.flatMap(({ name, routes, service }) => [
      [name, service] as const,
      ...routes.map((route) => [route.name, service] as const),
    ]),
  );
  const leaders = new Map(project.services.map(({ name }) => [name, name]));
  const leaderOf = (name: string): string => {
    const next = leaders.get(name) ?? name;
    return next === name ? name : leaderOf(next);
  };
  for (const { file, references } of gathered) {
    for (const { name, at } of references) {
      const owner = owners.get(name.split('#')[0] ?? '');
      const from = /^screens\/([^/]+)\//.exec(file === '' ? at.file : file)?.[1];
      if (owner === undefined || from === owner || from === 'templates') continue;
      for (const other of from === undefined ? leaders.keys() : [from]) leaders.set(leaderOf(other), leaderOf(owner));
    }
  }
  const parts = new Map<string, Set<string>>();
  for (const { name } of project.services) {
    const leader = leaderOf(name);
    parts.set(leader, (parts.get(leader) ?? new Set()).add(name));
  }
  return [...parts.values()].map((names) => ({
    ...project,
    services: project.services.filter(({ name }) => names.has(name)),
    screens: project.screens.filter(({ service }) => names.has(service)),
  }));
}
