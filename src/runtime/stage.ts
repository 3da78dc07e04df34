import type { Scope } from '../model/expression.ts';
import type { Screen } from '../model/screen.ts';
import type { Service } from '../model/service.ts';
import type { FieldError } from './contract.ts';
import type { Core } from './core.ts';
import { type PathValues, pathParameters, screenUrl } from './routes.ts';
import type { Outcome, Run, Stage } from './run.ts';
import type { ServiceState } from './state.ts';
import { withQuery } from './with-query.ts';

export interface StageParts {
  readonly service: Service;
  readonly screen: Screen | null;
  readonly state: ServiceState;
  readonly signal: AbortSignal;
  readonly path: PathValues;
  scope(): Scope;
  /** True while nothing is shown yet: a redirect then takes this address' place, or "back" would run into it again. */
  isEntering(): boolean;
  /** A step leads away from here. */
  moving(): void;
  restart(data: string, run: Run): Promise<Outcome>;
  showErrors(errors: readonly FieldError[]): void;
  deadlinesChanged(deadlines: { readonly [name: string]: number }): void;
}

export function createStage(core: Core, parts: StageParts): Stage {
  const { service, screen, path, signal } = parts;
  const deadlines = new Map<object, { readonly name: string; readonly endsAt: number }>();
  const publish = () =>
    parts.deadlinesChanged(Object.fromEntries([...deadlines.values()].map(({ name, endsAt }) => [name, endsAt])));
  return {
    core,
    service,
    screen,
    screenId: screen?.id ?? '',
    state: parts.state,
    signal,
    scope: parts.scope,
    goTo(name, values) {
      const url = addressOf(core, name, values, path);
      if (signal.aborted) return;
      parts.moving();
      core.host.navigate(url, { replace: parts.isEntering() });
    },
    leave(address, query = {}) {
      const url = withQuery(core.address(address), query);
      const isLogin = core.parts.catalog.addresses.find(({ name }) => name === address)?.startsLogin === true;
      if (isLogin) core.beginLogin();
      parts.moving();
      core.host.leave(url);
    },
    restart: parts.restart,
    showErrors: parts.showErrors,
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

/** Address of a screen, or of one of its routes, below the router base. Parameters of the present path with the same names are carried over. */
export function addressOf(core: Core, screen: string, values: Scope, present: PathValues): string {
  const routes = core.parts.manifest.screens.flatMap((known) =>
    known.name === screen ? known.routes : known.routes.filter(({ name }) => name === screen),
  );
  if (routes.length === 0) throw new Error(`No screen of the name ${screen}`);
  const wanted = new Set(routes.flatMap(pathParameters));
  const carried = Object.fromEntries(Object.entries(present).filter(([name]) => wanted.has(name)));
  const url = screenUrl(routes, { ...carried, ...values });
  if (url === null) throw new Error(`A path parameter of ${screen} is missing`);
  return url;
}
