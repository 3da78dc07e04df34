import type { LogTarget } from './log-target.ts';

/** What is written to; a part of `process.stdout`. */
export interface Output {
  write(text: string): unknown;
}

/** Writes the lines of one turn of the event loop in one piece, and what is left as the process ends: a write for each line takes longer than the line. */
export function linesTogether(output: Output): LogTarget {
  let lines = '';
  const flush = () => {
    const text = lines;
    lines = '';
    if (text !== '') output.write(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}

let own: LogTarget | null = null;

/** The standard output. That nobody reads it any more ends nothing. */
export function standardOutput(): LogTarget {
  if (own === null) {
    process.stdout.on('error', () => undefined);
    own = linesTogether(process.stdout);
  }
  return own;
}
