import type { Scope } from '../../model/expression.ts';
import type { Screen } from '../../model/screen.ts';
import type { Service } from '../../model/service.ts';
import type { Evaluator, FieldError, PathValues } from '../contract/screen.ts';
import type { Core } from '../core/core.ts';
import { outsideAddress, startsLogin } from '../core/outside-address.ts';
import { pathParameters, screenNamed, screenUrl } from '../navigation/routes.ts';
import type { ServiceState } from '../storage/state.ts';
import { createEvaluator } from '../values/evaluator.ts';
import type { Outcome, Run, Runners, Stage } from './run.ts';

export interface StageParts {
  readonly service: Service;
  readonly screen: Screen | null;
  readonly state: ServiceState;
  readonly runners: Runners;
  readonly signal: AbortSignal;
  readonly path: PathValues;
  scope(): Scope;
  /** True until the screen is shown: a redirect then replaces this history entry, or "back" would run into it again. */
  isEntering(): boolean;
  /** Called when a step navigates away. */
  onLeave(): void;
  restart(data: string, run: Run): Promise<Outcome>;
  forgetTyped(): void;
  showErrors(errors: readonly FieldError[]): void;
  readonly ask: Stage['ask'];
  readonly isFilled: Stage['isFilled'];
  onDeadlinesChange(deadlines: { readonly [name: string]: number }): void;
}

export function createStage(core: Core, parts: StageParts): Stage {
  const { service, screen, path, signal } = parts;
  const deadlines = new Map<object, { readonly name: string; readonly endsAt: number }>();
  const publish = () =>
    parts.onDeadlinesChange(Object.fromEntries([...deadlines.values()].map(({ name, endsAt }) => [name, endsAt])));
  const evaluator = createEvaluator(parts.scope, core.parts.functions, core.environment);
  const addressOf = (name: string, values: Scope) => addressFrom(core, { path, evaluator }, name, values);
  return {
    core,
    service,
    screen,
    screenId: screen?.id ?? '',
    state: parts.state,
    runners: parts.runners,
    signal,
    scope: parts.scope,
    addressOf,
    async goTo(name, values, reason) {
      // It may be among what the page did not bring along; what is known is not waited for.
      if (screenNamed(core.parts.manifest, name) === undefined) await core.host.loadRest();
      const url = addressOf(name, values);
      if (signal.aborted) return;
      parts.onLeave();
      const isEntering = parts.isEntering();
      core.progressOf(service).markPortalNavigation(isEntering && screen !== null ? screen.name : null, reason);
      const { host } = core;
      // Replaced, the same address would go on with the visit that ends here.
      const isHere = url.split('?')[0] === host.location().pathname.slice(host.base.length);
      host.navigate(url, { replace: isEntering && !isHere });
    },
    leave(address, query = {}) {
      const url = outsideAddress(core, address, query);
      if (startsLogin(core, address)) core.beginLogin();
      parts.onLeave();
      core.host.leave(url);
    },
    restart: parts.restart,
    forgetTyped: parts.forgetTyped,
    showErrors: parts.showErrors,
    ask: parts.ask,
    isFilled: parts.isFilled,
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
}

interface Here {
  readonly path: PathValues;
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
