import type { FastifyServerOptions } from 'fastify';
import { LoggableError } from '../../db/loggable-error.ts';
import { standardOutput } from './lines-together.ts';
import type { LogTarget } from './log-target.ts';

/** Lowest level that is written, from the most severe. */
export const logLevels = ['silent', 'error', 'warn', 'info'] as const;

export type LogLevel = (typeof logLevels)[number];

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** A stack frame in `Error.stack`. */
const frame = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/;

function framesOf(error: Error): string {
  // The message comes first and may itself contain lines that look like frames.
  const stack = String(error.stack ?? '');
  const after = error.message === '' ? 0 : Math.max(stack.indexOf(error.message) + error.message.length, 0);
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}

/** A short token of Latin letters and digits, such as an error's code or name; anything else may be user data. */
function word(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/**
 * Loggable description of an error: its kind, its code and where it was thrown. Its message and fields may hold citizen input (a parser
 * quotes what it cannot read), so they are omitted unless it is a {@link LoggableError}.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: word(error.name) ?? 'Error',
    code: word('code' in error ? error.code : undefined),
    ...(error instanceof LoggableError && error),
    message: error instanceof LoggableError ? error.message : '',
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Query strings hold e-mail addresses, tokens and user input. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"')]*/g, '?…');
}

/** All log lines, including the framework's own, go through here, so that none contains personal data. */
export function loggerOptions(level: string, stream: LogTarget = standardOutput()): LoggerOptions {
  return {
    level,
    stream,
    serializers: {
      err: describeError,
      req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    hooks: {
      logMethod([first, ...rest], method) {
        const error: unknown = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
        const [said, ...more] = (typeof first === 'string' ? [first, ...rest] : rest).map((part) =>
          typeof part === 'string' ? withoutQueries(part) : part,
        );
        // Without a message of its own the line would get the error's message.
        const isQuoted = error instanceof Error && (said === undefined || said === withoutQueries(error.message));
        const words = isQuoted ? 'error' : said;
        const line = typeof first === 'string' ? [words, ...more] : [first, words, ...more];
        method.apply(this, line as Parameters<typeof method>);
      },
    },
  };
}
