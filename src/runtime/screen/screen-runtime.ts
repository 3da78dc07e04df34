import { controlId, groupControlId } from '../contract/control-id.ts';
import type { ScreenRuntime } from '../contract/screen.ts';
import { loadOnce } from '../core/load-once.ts';
import { screenOfAppError } from '../navigation/app-error.ts';
import { cleanedSearch } from '../navigation/url-parameters.ts';
import { endRedirectTo } from '../storage/change-intent.ts';
import { itemScope, withNames } from '../values/evaluator.ts';
import type { Actions } from './actions.ts';
import type { Entry } from './entry.ts';
import { destinationOf, follow } from './links.ts';
import type { ScreenCore } from './screen-core.ts';

const loadAhead = loadOnce(() => import('./looking-ahead.ts').then((late) => late.lookingAhead));

/** Shorter waits are not noticed: what is drawn meanwhile would only delay what is waited for. */
const noticedAfterMilliseconds = 100;

/** Last phase: what the app does with the screen. */
export function runScreen(shared: ScreenCore, { act }: Actions, { start, lookAgain }: Entry): ScreenRuntime {
  const { core, screen, service, view, update, stage, fields, fieldParts, sending, judge, evaluator, left } = shared;
  const { host } = core;
  let isPeeking = false;
  /** For evaluations during rendering: stopping has to wait until the render is over. */
  const guarded = <T>(task: () => T): T => {
    try {
      return task();
    } catch (error) {
      if (!isPeeking) queueMicrotask(() => shared.stop(error));
      throw error;
    }
  };
  let started: Promise<void> | null = null;
  const endChanges = core.onChange(() => update());
  const reportAhead = (error: unknown) => host.report('prefetch', error);
  const foresee = async () => {
    const by = await loadAhead();
    shared.foreseeBy(() => by.foresee(shared));
  };
  const begin = (): Promise<void> => {
    // Comes first, so that it does not overwrite a navigation by a step.
    const { search } = shared;
    const elsewhere = shared.fromApp === null ? null : screenOfAppError(core);
    if (elsewhere !== null) {
      host.navigate(`${elsewhere.slice(host.base.length)}${search}`, { replace: true });
      return Promise.resolve();
    }
    const cleaned = cleanedSearch(screen, search);
    if (cleaned !== null) {
      const { pathname } = host.location();
      endRedirectTo(core, pathname);
      host.navigate(`${pathname.slice(host.base.length)}${cleaned}`, { replace: true });
    }
    const entering = start();
    setTimeout(() => {
      if (view().phase === 'loading') foresee().catch(reportAhead);
    }, noticedAfterMilliseconds);
    return entering;
  };

  return {
    screen,
    service,
    route: shared.route,
    view: shared.store,
    locked: shared.locked,
    hasForm: fieldParts !== null,
    prepare() {
      judge?.load().catch(reportAhead);
    },
    prefetch() {
      loadAhead()
        .then(({ prefetchAround }) => prefetchAround(core, screen.name, shared.prefetchScreen))
        .catch(reportAhead);
    },
    foresee,
    start() {
      started ??= begin();
      return started;
    },
    act,
    change({ screen: name, field, group }, item) {
      const key = group && guarded(() => evaluator.evaluate(group.key, itemScope(item)));
      const control = group ? groupControlId(group.name, key, field) : controlId(field);
      core.progressOf(service).setReturnTo(screen.name);
      core.progressOf(service).markPortalNavigation(null);
      const to = guarded(() => stage.addressOf(name, {}));
      host.navigate(field === '' ? to : `${to}#${control}`, { replace: false });
    },
    destination: (to, parameters) => guarded(() => destinationOf(stage, to, parameters)),
    follow(inApp, control) {
      core.progressOf(service).markPortalNavigation(null);
      follow(core, inApp, control);
    },
    items: (group) => guarded(() => fields.items(group, evaluator)),
    recordInput(field, value) {
      fields.recordInput(field, value);
      update();
      if (judge !== null) fieldParts?.mendErrors(shared, judge, field);
    },
    send: async (call, body, via) => (await sending?.send(call, body, via)) ?? { kind: 'ended' },
    hold: (name, why) => sending?.hold(name, why),
    async openDialog(name, item) {
      const dialog = await core.dialog(name, screen, service);
      if (left.signal.aborted) return 'closed';
      return core.dialogs.open({
        dialog,
        evaluator: item === undefined ? evaluator : shared.evaluatorOf(() => withNames(stage.scope(), itemScope(item))),
        errorNumber: '',
        owner: stage,
        skipStacking: true,
      });
    },
    lookAgain,
    evaluate: (expression, more) => guarded(() => evaluator.evaluate(expression, more)),
    value: (value, more) => guarded(() => evaluator.value(value, more)),
    text: (text, more) => guarded(() => evaluator.text(text, more)),
    peek(read) {
      isPeeking = view().phase === 'loading';
      try {
        return read();
      } catch (error) {
        if (!isPeeking) throw error;
        return null;
      } finally {
        isPeeking = false;
      }
    },
    dispose() {
      if (left.signal.aborted) return;
      left.abort();
      endChanges();
      core.dialogs.closeOf(stage);
      shared.state.screenLeft();
    },
  };
}
