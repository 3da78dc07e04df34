import { stepsIn } from '../../src/flow/parts/steps-in.ts';
import { edgesOf } from '../../src/load/steps/effects-of.ts';
import type { ChangeTarget, LinkTarget } from '../../src/model/link.ts';
import type { Project } from '../../src/model/project.ts';
import type { Screen } from '../../src/model/screen.ts';
import type { Flow } from '../../src/model/service.ts';
import type { Edge } from '../../src/model/step.ts';
import type { Vocabulary } from '../../src/model/vocabulary.ts';

/**
 * Names of the screens one step away, sorted: named targets of the screen's own steps (including nested ones and those of error rows),
 * links in its view and breadcrumb, and its flows' next and previous screens. Conditions are not evaluated: prefetching one screen too many is cheap.
 */
export function nextScreens(screen: Screen, project: Project, vocabulary: Vocabulary): string[] {
  const known = new Map(project.screens.map((other) => [other.name, other]));
  const flows = (project.services.find((service) => service.name === screen.service)?.flows ?? []).filter((flow) =>
    flow.screens.includes(screen.name),
  );
  const found = new Set<string>([...along(flows, screen.name, 'forward'), ...along(flows, screen.name, 'back')]);
  for (const step of stepsIn(screen, vocabulary)) {
    for (const name of edgesOf(step, vocabulary).flatMap(targets)) found.add(name);
  }
  for (const target of linkTargets(screen.view)) found.add(target);
  for (const { breadcrumbUrl } of screen.breadcrumb?.parents ?? []) found.add(breadcrumbUrl);
  found.delete(screen.name);
  return [...found].filter((name) => known.has(name)).sort();

  function targets({ to }: Edge): string[] {
    if ('screen' in to) return [to.screen];
    if ('way' in to) return along(flows, screen.name, to.way === 'forward' ? 'forward' : 'back');
    return [];
  }

  /** Every screen up to and including the first one without a condition. */
  function along(of: readonly Flow[], from: string, way: 'forward' | 'back'): string[] {
    return of.flatMap((flow) => {
      const at = flow.screens.indexOf(from);
      const ahead = way === 'forward' ? flow.screens.slice(at + 1) : flow.screens.slice(0, at).reverse();
      const always = ahead.findIndex((name) => known.get(name)?.shownWhen === null);
      return always === -1 ? ahead : ahead.slice(0, always + 1);
    });
  }
}

function linkTargets(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { change, to } = node as { readonly change?: ChangeTarget | null; readonly to?: LinkTarget | null };
  return [
    ...(change ? [change.screen] : []),
    ...(to && 'screen' in to ? [to.screen] : []),
    ...Object.values(node).flatMap(linkTargets),
  ];
}
