import type { Service } from '../model/service.ts';
import type { Core } from './core.ts';
import { createRun, type Run } from './run.ts';
import { createStage } from './stage.ts';

/** Stands for the frame around the screens: no errors or dialogs of its own, so the catalogue's hold. */
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

/** A run outside any screen: of a service's bare path, or of the frame. No fields, no data. */
export function createBare(core: Core, service: Service = frame, screenId = ''): Run {
  const { signal } = new AbortController();
  const state = core.stateOf(service);
  const stage = createStage(core, {
    service,
    screen: null,
    state,
    signal,
    path: {},
    scope: () => ({ ...core.baseScope(), state: state.scope() }),
    isEntering: () => true,
    moving: () => {},
    forgetTyped: () => {},
    restart: (data) => Promise.reject(new Error(`No data of the name ${data} outside a screen`)),
    showErrors: (errors) => core.host.report('errors without a screen', errors),
    ask: (dialog) => Promise.reject(new Error(`No inputs for the dialog ${dialog.name} outside a screen`)),
    deadlinesChanged: () => {},
  });
  return createRun({ ...stage, screenId }, { interruptible: false, signal, interrupt: () => {} });
}
