import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** One line that says of which commit, when and where something was measured. `more`: rounds, the browser. */
export function whereAndWhen(repository: string, started: Date, more: readonly string[]): string {
  const git = (...tokens: string[]) => execFileSync('git', tokens, { cwd: repository, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs/benchmarks.*') !== '';
  const commit = `Commit \`${git('rev-parse', '--short', 'HEAD')}\`${changed ? ' with changes that are not committed' : ''}`;
  const day = started.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}`;
  return `${[commit, day, ...more, machine, `Node ${process.versions.node}`].join(', ')}.`;
}

/** Other work on the machine, before anything is measured. */
export function loadNow(): string {
  return `load of the machine at the start ${(loadavg()[0] ?? 0).toFixed(1)}`;
}
