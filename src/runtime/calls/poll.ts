// chunk: late
import { wait } from './wait.ts';

/** How polling ended. `aborted`: left, cancelled or restarted. */
export type PollEnd<Result> =
  | { readonly kind: 'settled'; readonly result: Result }
  | { readonly kind: 'timeout' | 'aborted' };

export interface PollOptions<Result> {
  readonly everySeconds: number;
  /** Milliseconds since 1970; wall-clock time, so that a sleeping phone does not extend it. */
  readonly endsAt: number;
  now(): number;
  readonly signal: AbortSignal;
  /** Sends one request, limited to that time; undefined = ask again later. */
  ask(mostSeconds: number): Promise<Result | undefined>;
}

/** Time limit of the last request, which is sent after the deadline. */
const lastQuestionSeconds = 5;

/**
 * Asks immediately, then every `everySeconds`. Asks once more before it times out, so that a page hidden past the deadline (the person was in the
 * card app) still learns what happened meanwhile.
 */
export async function poll<Result>(options: PollOptions<Result>): Promise<PollEnd<Result>> {
  const { now, endsAt, signal } = options;
  for (;;) {
    const rest = (endsAt - now()) / 1000;
    const result = await options.ask(rest > 0 ? rest : lastQuestionSeconds);
    if (signal.aborted) return { kind: 'aborted' };
    if (result !== undefined) return { kind: 'settled', result };
    if (rest <= 0) return { kind: 'timeout' };
    await wait(Math.max(0, Math.min(options.everySeconds * 1000, endsAt - now())), signal);
    if (signal.aborted) return { kind: 'aborted' };
  }
}
