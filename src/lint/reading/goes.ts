import { stepsIn } from '../../flow/parts/steps-in.ts';
import { blocksOf, leadsOf } from '../../load/blocks/leads-of.ts';
import { carriedBy } from '../../load/names/needed-parameters.ts';
import { goingOf } from '../../load/steps/effects-of.ts';
import type { Value } from '../../model/expression.ts';
import type { Place } from '../../model/place.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { LintInput } from '../rule.ts';
import { type WrittenRoute, writtenRoutes } from './routes.ts';
import { stepHolders } from './step-holders.ts';

/** A `go` step to a named screen, or a link of a menu or of views. */
export interface Going {
  readonly target: WrittenRoute;
  readonly given: { readonly [name: string]: Value };
  /** Parameters that every address of the screen it leaves has, and that are carried over; none for steps of services and guards. */
  readonly carried: ReadonlySet<string>;
  /** The service whose steps lead there; empty for the catalogue's. */
  readonly service: string;
  readonly at: Place;
}

/** Cached: several rules ask for the same project. */
const found = new WeakMap<LintInput['project'], readonly Going[]>();

export function goesOf(input: LintInput): readonly Going[] {
  const known = found.get(input.project);
  if (known !== undefined) return known;
  const goes = findGoes(input);
  found.set(input.project, goes);
  return goes;
}

function findGoes(input: LintInput): readonly Going[] {
  const routes = new Map(writtenRoutes(input).map((route) => [route.name, route]));
  const screens: readonly unknown[] = input.project.screens;
  return stepHolders(input.project).flatMap((holder) => {
    const { carried, service } = originOf(holder);
    // Only screens have such links: dialogs of services lead to addresses only.
    const blocks = screens.includes(holder) ? blocksOf(holder as Screen) : [];
    const leads = blocks.flatMap((block) => leadsOf(block, input.vocabulary));
    const links = leads.flatMap(({ place, with: given, at }): Going[] => {
      const target = place !== null && 'screen' in place ? routes.get(place.screen) : undefined;
      if (target === undefined || at === undefined) return [];
      return [{ target, given: given as Going['given'], carried, service, at }];
    });
    const steps = stepsIn(holder, input.vocabulary).flatMap((step): Going[] => {
      const { at } = step;
      const going = goingOf(step, input.vocabulary);
      if (going === null || at === undefined) return [];
      const given = going.with as Going['given'];
      return [going.to, going.otherwise].flatMap((name) => {
        const target = routes.get(String(name));
        return target === undefined ? [] : [{ target, given, carried, service, at }];
      });
    });
    return [...links, ...steps];
  });
}

/** A screen names its service; a service is its own, and has no address. */
function originOf(holder: unknown): Pick<Going, 'carried' | 'service'> {
  const { routes, service, flows, name } = holder as Partial<Screen & Service>;
  return { carried: carriedBy(routes ?? []), service: service ?? (flows === undefined ? '' : (name ?? '')) };
}
