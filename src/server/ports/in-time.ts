import { LoggableError } from '../db/loggable-error.ts';
import type { Misfit } from './fitting-answers.ts';

/** How long whoever waits for a system outside waits for it. */
export const usualOutsideSeconds = 5;

/** Where nobody does, as for a mail. Shorter than the minute after which its job is tried again: two would be under way. */
export const longOutsideSeconds = 45;

/** How a system outside took what it was asked. */
export type PortOutcome = 'answered' | 'failed' | 'late';

/** A system outside failed, or did not answer in time. It is asked before anything of the work at hand is begun. */
export class Unavailable extends LoggableError {
  override readonly name = 'Unavailable';
  /** Which, and why. Example `register-late`, `mailer-ECONNREFUSED`, `identity-whose-subject` (its answer is not as the port says). */
  readonly code: string;

  constructor(port: string, why: string, cause?: unknown) {
    super(`a system outside is unavailable: ${port}`, { cause });
    this.code = `${port}-${why}`;
  }
}

/** A short token, as errors have; anything else may be of a person. */
function wordOf(cause: unknown): string {
  const { code, name } = (cause ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  return [code, name].find((one): one is string => typeof one === 'string' && /^\w{1,40}$/.test(one)) ?? 'failed';
}

interface Limits<Port> {
  /** Its name, as a word. */
  readonly port: string;
  readonly seconds: number;
  /** What its answers have to be, by method. */
  readonly fits?: { readonly [method: string]: Misfit };
  /** Where nobody waits for it. */
  readonly longer?: { readonly [method in keyof Port]?: number };
  noted(outcome: PortOutcome, error: Unavailable | null): void;
}

/** The same, each of whose answers comes in time and fits, or is an `Unavailable`. What comes later goes unheard. */
export function inTime<Port extends object>(
  own: Port,
  { port, seconds, fits = {}, longer = {}, noted }: Limits<Port>,
): Port {
  const asked = async (most: number, answer: () => Promise<unknown>) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Unavailable(port, 'late')), most * 1000);
    });
    try {
      const told = await Promise.race([answer(), late]);
      noted('answered', null);
      return told;
    } catch (error) {
      const failure = error instanceof Unavailable ? error : new Unavailable(port, wordOf(error), error);
      noted(failure.code === `${port}-late` ? 'late' : 'failed', failure);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  };
  return new Proxy(own, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      const most = longer[name as keyof Port] ?? seconds;
      return (...given: unknown[]) =>
        asked(most, async () => {
          const answer: unknown = await member.apply(target, given);
          const misfit = fits[String(name)]?.(answer, given) ?? null;
          if (misfit !== null) throw new Unavailable(port, `${String(name)}-${misfit}`);
          return answer;
        });
    },
  });
}
