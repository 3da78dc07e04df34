import { createStore } from 'zustand/vanilla';
import { type AnyRecord, isRecord } from '../../forms/record.ts';
import type { Scope } from '../../model/expression.ts';
import type { Evaluator, Foreseen, ScreenView } from '../contract/screen.ts';
import type { FieldValues } from '../fields/field-values.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { typedScope } from '../storage/typed-scope.ts';
import { createEvaluator, type Knowing } from '../values/evaluator.ts';
import { screenScope } from '../values/screen-scope.ts';
import type { Opening, Shown } from './screen-core.ts';
import { createView } from './view-store.ts';

const noFields: FieldValues = {
  typed: {},
  shown: () => ({}),
  recordInput: () => {},
  forget: () => {},
  effective: () => ({}),
  items: () => [],
  isSuggested: () => false,
};

/** Second phase: the names that expressions read, and what is drawn with them. */
export function show(opening: Opening): Shown {
  const { core, screen, service, route, fieldParts, state, launch } = opening;
  const left = new AbortController();
  const data: Record<string, unknown> = {};
  const typed = storageKeys.typed(screen.service, screen.name);
  const fields =
    fieldParts?.createFieldValues(
      core,
      screen,
      state,
      {
        read: () => core.session.get(typed, isRecord),
        write: (values: AnyRecord) => core.session.set(typed, values, null),
      },
      opening.dataForms,
    ) ?? noFields;
  const evaluatorOf = (scope: () => Scope, knowing?: Knowing): Evaluator =>
    createEvaluator(scope, core.parts.functions, core.environment, knowing);
  const namesNow = (view: () => ScreenView) => {
    const scope = screenScope(
      {
        ...core.baseScope(),
        launch: launch?.values ?? {},
        ...(launch && { launched: { done: core.callingLaunch?.isDone() === true } }),
        ...typedScope(core.session, () => fieldParts !== null && view().phase === 'ready', service.name),
        contact: service.contact,
        url: opening.url,
        path: opening.path,
        route: { name: route.name, kind: route.kind },
        state: state.scope(),
        ...(service.draft && {
          draft: core.progressOf(service).draft(),
        }),
        ...data,
      },
      service.facts,
      (names, knowing) => evaluatorOf(() => names, knowing),
      fields.effective,
    );
    return { scope, form: fields.shown(evaluatorOf(() => scope)) };
  };
  const store = createView((_, now) => ({
    phase: 'loading',
    reason: '',
    foreseen: null,
    ...namesNow(now),
    errors: [],
    refusals: 0,
    dialogErrors: [],
    dialogRefusals: 0,
    working: null,
    deadlines: {},
  }));
  const view = store.getState;
  let lookAhead: (() => Foreseen) | null = null;
  const update = (change: Partial<ScreenView> = {}) => {
    if (left.signal.aborted) return;
    store.setState({ ...change, ...namesNow(view) });
    if (lookAhead && view().phase === 'loading') store.setState({ foreseen: lookAhead() });
  };
  return {
    ...opening,
    left,
    data,
    fields,
    store,
    view,
    locked: createStore<readonly string[]>(() => []),
    evaluatorOf,
    update,
    foreseeBy(look) {
      lookAhead = look;
      update();
    },
    forgetTyped() {
      fields.forget();
      core.session.remove(typed);
      // Nothing of it was mended: nobody is told so.
      update({ errors: [], refusals: 0 });
    },
  };
}
