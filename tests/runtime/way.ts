import { createStore } from 'zustand/vanilla';
import { makeManifest } from '../../scripts/build/manifest.ts';
import type { Project } from '../../src/model/project.ts';
import type { ShellView } from '../../src/runtime/contract/portal.ts';
import { createCore } from '../../src/runtime/core/create-core.ts';
import { isFilled } from '../../src/runtime/fields/load-parts.ts';
import { backTarget, forwardTarget } from '../../src/runtime/flow/flow-navigation.ts';
import { createRun, type Stage } from '../../src/runtime/run/run.ts';
import { createStage } from '../../src/runtime/run/stage.ts';
import { createEvaluator } from '../../src/runtime/values/evaluator.ts';
import { screenScope } from '../../src/runtime/values/screen-scope.ts';
import { vocabulary } from '../load/vocabulary.ts';
import { openBrowser } from './browser.ts';
import { functions, runners } from './project.ts';

/** The flow functions of the run-time alone, on the state that is given: no screen is opened, nothing is sent. */
export function wayOf(project: Project, serviceName: string, settings: { readonly [name: string]: unknown }) {
  const [catalog] = project.catalogs;
  const service = project.services.find(({ name }) => name === serviceName);
  if (catalog === undefined || service === undefined) throw new Error(`No service ${serviceName}`);
  const { host } = openBrowser({ project });
  const defaults = Object.fromEntries(catalog.settings.map((setting) => [setting.name, setting.default]));
  const core = createCore(
    host,
    {
      manifest: makeManifest(project, vocabulary, 'build-1'),
      catalog,
      settings: { ...defaults, ...settings },
      functions,
    },
    createStore<ShellView>(() => ({
      login: null,
      webview: false,
      sessionEndsAt: null,
      updateAvailable: false,
      offline: false,
    })),
  );
  const state = core.stateOf(service);
  return {
    /** Makes these the state; `check`: the check screen the person came from, null = from none. */
    stand(values: { readonly [name: string]: unknown }, check: string | null) {
      for (const [name, value] of Object.entries(values)) state.set(`state.${name}`, value);
      core.progressOf(service).setReturnTo(check);
      const scope = screenScope(
        { ...core.baseScope(), url: {}, path: {}, state: state.scope() },
        service.facts,
        (names, knowing) => createEvaluator(() => names, functions, core.environment, knowing),
        () => ({}),
      );
      const { signal } = new AbortController();
      const stage: Stage = createStage(core, {
        service,
        screen: null,
        state,
        runners,
        signal,
        path: {},
        scope: () => scope,
        isEntering: () => false,
        onLeave: () => {},
        restart: async () => 'next',
        forgetTyped: () => {},
        showErrors: () => {},
        ask: async () => 'end',
        isFilled,
        onDeadlinesChange: () => {},
      });
      const run = createRun(stage, { interruptible: false, signal, interrupt: () => {} });
      return { forward: (from: string) => forwardTarget(run, from), back: (from: string) => backTarget(run, from) };
    },
  };
}
