import type { FormScreen } from './form-screen.ts';
import type { Judge, LoadedJudge } from './judge.ts';
import { loadFieldChecks } from './load-parts.ts';

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
