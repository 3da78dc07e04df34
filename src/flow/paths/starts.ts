import type { Project } from '../../model/project.ts';
import type { Service } from '../../model/service.ts';
import type { NodeId } from '../graph/graph.ts';
import type { Collector } from './collector.ts';
import { pathFrom } from './path.ts';
import { walkSteps } from './walk-steps.ts';

/** Follows what a service's bare path does. */
export function addServiceStart(collector: Collector, service: Service): void {
  if (service.bare.length === 0) return;
  walkSteps({ collector, service, screen: null, follow: walkSteps }, service.bare, [
    pathFrom(collector.startNode(service), 'bare', `${service.base}/ を開く`),
  ]);
}

/** Bare paths, the screens at which flows start, and the first screen of a service without flows, since another service opens it. */
export function startsOf({ services, screens }: Project, collector: Collector): readonly NodeId[] {
  const starts = services.flatMap((service) => {
    const own = screens.filter((screen) => screen.service === service.name);
    const first = own.reduce<(typeof own)[number] | undefined>(
      (a, b) => (a === undefined || b.id < a.id ? b : a),
      undefined,
    );
    const begun = service.flows.flatMap(({ startsAt, startsAlsoAt }) => [
      ...startsAt,
      ...startsAlsoAt.map(({ screen }) => screen),
    ]);
    const entered = service.flows.length > 0 || first === undefined ? begun : [first.name];
    return [
      ...(service.bare.length > 0 ? [collector.startNode(service)] : []),
      ...entered.map((name) => collector.screenNode(name)),
    ];
  });
  return [...new Set(starts)];
}
