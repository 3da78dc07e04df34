import { wait } from './wait.ts';

/** How the asking ended. `aborted`: left, cancelled or restarted. */
export type PollEnd<Result> =
  | { readonly kind: 'settled'; readonly result: Result }
  | { readonly kind: 'timeout' | 'aborted' };

export interface PollOptions<Result> {
  readonly everySeconds: number;
  /** Milliseconds since 1970: wall-clock, so that a sleeping phone does not stretch it. */
  readonly endsAt: number;
  now(): number;
  readonly signal: AbortSignal;
  /** One question, within that time; undefined = ask again later. */
  ask(mostSeconds: number): Promise<Result | undefined>;
}

/** Time for the last question, which is put after the limit has passed. */
const lastQuestionSeconds = 5;

/**
 * Asks at once and then every `everySeconds`. Before it times out it asks a last time: a page that was hidden past the limit (the person was
 * in the card app) learns what happened meanwhile.
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
