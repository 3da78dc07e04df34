/** Destination of log lines; default the process's standard output. */
export interface LogTarget {
  write(line: string): void;
}
