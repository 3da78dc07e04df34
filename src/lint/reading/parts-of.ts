import type { Project } from '../../model/project.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';

/** What a service says itself (`screen` is null), or one of its screens: what expressions there can read is the same for all rules. */
export interface Part {
  readonly service: Service;
  readonly screen: Screen | null;
}

/** Each service, followed by its screens. */
export function partsOf({ services, screens }: Pick<Project, 'services' | 'screens'>): readonly Part[] {
  return services.flatMap((service) => [
    { service, screen: null },
    ...screens.filter((screen) => screen.service === service.name).map((screen) => ({ service, screen })),
  ]);
}
