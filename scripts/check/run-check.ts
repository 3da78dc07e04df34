import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { checkProject } from './check-project.ts';
import type { CheckParts } from './create-screen.ts';
import { openFileCache } from './file-cache.ts';
import { HELP, readOptions } from './options.ts';
import { report } from './report.ts';
import { watchDescriptors } from './watch-descriptors.ts';

/** 0: no errors (warnings do not count); 1: errors; 2: the check could not run. */
export type ExitCode = 0 | 1 | 2;

interface Surroundings {
  partsOf(): Promise<CheckParts>;
  /** Hash of the checker's own code, part of the cache's key. */
  readonly code: string;
  print(text: string): void;
  complain(text: string): void;
  /** In watch mode: the outcome after each change. */
  onRecheck(code: ExitCode): void;
  /** Ends watch mode; without it, watching lasts as long as the process. */
  readonly until?: AbortSignal;
}

/** Runs `npm run check` with these arguments in the project of this folder. */
export async function runCheck(root: string, words: readonly string[], around: Surroundings): Promise<ExitCode> {
  const options = readOptions(words);
  if (typeof options === 'string') {
    around.complain(options);
    return 2;
  }
  if (options.help) {
    around.print(HELP);
    return 0;
  }
  try {
    const { vocabulary, rules } = await around.partsOf();
    const cache = openFileCache(root, around.code, options.fresh);
    const check = (): ExitCode => {
      const { problems, undecided, waitingRules } = checkProject(readProjectFiles(root), vocabulary, rules, cache);
      around.print(report(root, problems, options.format, options.undecided ? undecided() : null, waitingRules));
      cache.save();
      return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    };
    const code = check();
    if (options.watch) {
      watchDescriptors(
        root,
        () => {
          if (options.format === 'text') around.print(`\n── ${new Date().toLocaleTimeString('ja-JP')} ──`);
          around.onRecheck(attempt(check, around));
        },
        around.until,
      );
    }
    return code;
  } catch (error) {
    return failed(error, around);
  }
}

/** A file that disappears while it is read must not end watch mode. */
function attempt(check: () => ExitCode, around: Surroundings): ExitCode {
  try {
    return check();
  } catch (error) {
    return failed(error, around);
  }
}

function failed(error: unknown, { complain }: Surroundings): ExitCode {
  complain(`調べられませんでした: ${error instanceof Error ? error.message : String(error)}`);
  return 2;
}
