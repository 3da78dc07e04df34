import type { Judge } from './field-errors.ts';
import type { FormScreen } from './form-screen.ts';
import { loadFieldChecks } from './load-parts.ts';

/** What judges a screen's inputs, once it is there. */
export interface LoadedJudge {
  /** null = not loaded yet. */
  now(): Judge | null;
  /** Rejects when it cannot be loaded; the next call tries again. */
  load(): Promise<Judge>;
}

export function createLoadedJudge(screen: FormScreen): LoadedJudge {
  let judge: Judge | null = null;
  let loading: Promise<Judge> | null = null;
  const load = async () => {
    judge = await (await loadFieldChecks()).judgeOf(screen);
    return judge;
  };
  return {
    now: () => judge,
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}
