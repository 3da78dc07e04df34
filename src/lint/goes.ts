import type { Value } from '../model/expression.ts';
import type { Place } from '../model/place.ts';
import { type WrittenRoute, writtenRoutes } from './routes.ts';
import type { LintInput } from './rule.ts';
import { stepHolders, stepsIn } from './steps.ts';

/** A `go` step to a screen that is named. */
export interface Going {
  readonly target: WrittenRoute;
  readonly given: { readonly [name: string]: Value };
  /** Parameters that every address of the screen it leaves has, which are handed on; none for steps of services and guards. */
  readonly carried: ReadonlySet<string>;
  readonly at: Place;
}

export function goesOf(input: LintInput): readonly Going[] {
  const routes = new Map(writtenRoutes(input).map((route) => [route.name, route]));
  return stepHolders(input.project).flatMap((holder) => {
    const own = [...routes.values()].filter(({ screen }) => screen === holder);
    const carried = new Set(
      own[0]?.parameters.map(({ name }) => name).filter((name) => own.every((route) => has(route, name))) ?? [],
    );
    return stepsIn(holder, input.vocabulary).flatMap(({ kind, options, at }): Going[] => {
      if (kind !== 'go' || at === undefined) return [];
      const given = (options.with ?? {}) as Going['given'];
      return [options.go, options.else].flatMap((name) => {
        const target = routes.get(String(name));
        return target === undefined ? [] : [{ target, given, carried, at }];
      });
    });
  });
}

function has({ parameters }: WrittenRoute, wanted: string): boolean {
  return parameters.some(({ name, optional }) => name === wanted && !optional);
}
