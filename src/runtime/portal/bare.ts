// chunk: late
import type { Service, ServicePart } from '../../model/service.ts';
import type { Core } from '../core/core.ts';
import { isFilled } from '../fields/load-parts.ts';
import { createRun, type Run, type Runners } from '../run/run.ts';
import { createStage } from '../run/stage.ts';

/** Stands in for the frame around the screens: no errors or dialogs of its own, so the catalogue's apply. */
const frame: Service = {
  name: '',
  title: '',
  base: '',
  bare: [],
  layout: {
    heading: false,
    stepIndicator: null,
    cancel: null,
    loading: null,
    toast: { place: 'top-right', seconds: 5, most: 20 },
  },
  guards: [],
  launch: null,
  state: [],
  facts: [],
  flows: [],
  shell: null,
  enabled: null,
  draft: null,
  dialogs: [],
  errors: [],
  onWrongProcess: [],
  screens: [],
};

/** A run outside any screen, for a service's bare path or the frame. No fields, no data. */
export function createBare(core: Core, runners: Runners, service: ServicePart = frame, screenId = ''): Run {
  const { signal } = new AbortController();
  const state = core.stateOf(service);
  const stage = createStage(core, {
    service,
    screen: null,
    state,
    runners,
    signal,
    path: {},
    scope: () => ({ ...core.baseScope(), state: state.scope() }),
    isEntering: () => true,
    onLeave: () => {},
    forgetTyped: () => {},
    restart: (data) => Promise.reject(new Error(`No data ${data} outside a screen`)),
    showErrors: (errors) => core.host.report('errors without a screen', errors),
    ask: (dialog) => Promise.reject(new Error(`No inputs of ${dialog.name} outside a screen`)),
    isFilled,
    onDeadlinesChange: () => {},
  });
  return createRun({ ...stage, screenId }, { interruptible: false, signal, interrupt: () => {} });
}
