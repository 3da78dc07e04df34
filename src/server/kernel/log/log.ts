import type { FastifyServerOptions } from 'fastify';
import { LoggableError } from '../../db/loggable-error.ts';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** A line of `Error.stack` that names a place in the program. */
const frame = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/;

function framesOf(error: Error): string {
  // The message comes first and may have lines of its own that look like frames.
  const stack = String(error.stack ?? '');
  const after = error.message === '' ? 0 : Math.max(stack.indexOf(error.message) + error.message.length, 0);
  return stack
    .slice(after)
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');
}

/** A short word in Latin letters and digits, as codes and names of errors are; anything else may be a value. */
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
 * What a log line says of an error: its kind, its code and where it was thrown. Not its message and its fields, which may hold what a citizen has sent
 * (a parser quotes what it cannot read), unless it is a {@link LoggableError}.
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

/** The queries of addresses hold e-mail addresses, tokens and what was typed. */
function withoutQueries(text: string): string {
  return text.replace(/\?[^\s"')]*/g, '?…');
}

/** Where log lines go; the process's standard output is the default. */
export interface LogTarget {
  write(line: string): void;
}

/** The one way to write log lines. Nothing in them tells of a person, whoever logs: the framework's own lines go through it as well. */
export function loggerOptions(level: string, stream?: LogTarget): LoggerOptions {
  return {
    level,
    ...(stream !== undefined && { stream }),
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
        // Without words of its own the line would get the error's message.
        const isQuoted = error instanceof Error && (said === undefined || said === withoutQueries(error.message));
        const words = isQuoted ? 'error' : said;
        const line = typeof first === 'string' ? [words, ...more] : [first, words, ...more];
        method.apply(this, line as Parameters<typeof method>);
      },
    },
  };
}
