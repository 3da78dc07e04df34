import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Evaluator, PathValues } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import { outsideAddress, startsLogin } from '../core/outside-address.ts';
import { pathParameters, screenNamed, screenUrl } from '../navigation/routes.ts';
import { createEvaluator } from '../values/evaluator.ts';
import type { Place, Stage } from './run.ts';

export interface StageParts extends Place {
  readonly path: PathValues;
  /** True until the screen is shown: a redirect then replaces this history entry, or "back" would run into it again. */
  isEntering(): boolean;
  /** Called when a step navigates away. */
  onLeave(): void;
  isFilled(stage: Stage, screen: Screen): ReturnType<Stage['isFilled']>;
  onDeadlinesChange(deadlines: { readonly [name: string]: number }): void;
}

export function createStage(core: Core, parts: StageParts): Stage {
  const { path, isEntering, onLeave, isFilled, onDeadlinesChange, ...place } = parts;
  const { service, screen, signal, scope } = place;
  const deadlines = new Map<object, { readonly name: string; readonly endsAt: number }>();
  const publish = () =>
    onDeadlinesChange(Object.fromEntries([...deadlines.values()].map(({ name, endsAt }) => [name, endsAt])));
  const evaluator = createEvaluator(scope, core.parts.functions, core.environment);
  const addressOf = (name: string, values: Scope) => addressFrom(core, { path, evaluator }, name, values);
  const stage: Stage = {
    ...place,
    core,
    screenId: screen?.id ?? '',
    addressOf,
    async goTo(name, values, reason) {
      // It may be among what the page did not bring along; what is known is not waited for.
      if (screenNamed(core.parts.manifest, name) === undefined) await core.host.loadRest();
      const url = addressOf(name, values);
      if (signal.aborted) return;
      onLeave();
      const isFirst = isEntering();
      core.progressOf(service).markPortalNavigation(isFirst && screen !== null ? screen.name : null, reason);
      const { host } = core;
      // Replaced, the same address would go on with the visit that ends here.
      const isHere = url.split('?')[0] === host.location().pathname.slice(host.base.length);
      host.navigate(url, { replace: isFirst && !isHere });
    },
    leave(address, query = {}) {
      const url = outsideAddress(core, address, query);
      if (startsLogin(core, address)) core.beginLogin();
      onLeave();
      core.host.leave(url);
    },
    isFilled: (other) => isFilled(stage, other),
    beginDeadline(name, endsAt) {
      const token = {};
      deadlines.set(token, { name, endsAt });
      publish();
      return () => {
        deadlines.delete(token);
        publish();
      };
    },
  };
  return stage;
}

interface Here extends Pick<StageParts, 'path'> {
  readonly evaluator: Evaluator;
}

/** `screen` may also name one of a screen's routes. */
function addressFrom({ parts }: Core, { path, evaluator }: Here, screen: string, values: Scope): string {
  const target = screenNamed(parts.manifest, screen);
  if (target === undefined) throw new Error(`No screen ${screen}`);
  const routes = target.name === screen ? target.routes : target.routes.filter(({ name }) => name === screen);
  const wanted = new Set(routes.flatMap(pathParameters));
  const carried = Object.fromEntries(Object.entries(path).filter(([name]) => wanted.has(name)));
  const given = { ...carried, ...values };
  const url =
    screenUrl(routes, given) ?? screenUrl(routes, { ...(evaluator.value(target.pathDefaults) as Scope), ...given });
  if (url === null) throw new Error(`A path parameter of ${screen} is missing`);
  return url;
}
