import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { checkProject } from './check-project.ts';
import type { CheckParts } from './create-screen.ts';
import { keptResults } from './kept-results.ts';
import { HELP, readOptions } from './options.ts';
import { report } from './report.ts';
import { watchDescriptors } from './watch-descriptors.ts';

/** 0: no errors (warnings are none); 1: errors; 2: could not be checked. */
export type ExitCode = 0 | 1 | 2;

interface Surroundings {
  partsOf(): Promise<CheckParts>;
  /** The hash of the checker's own code, under which results are kept for the next run. */
  readonly code: string;
  print(text: string): void;
  complain(text: string): void;
  /** While it watches: the outcome after each change. */
  checkedAgain(code: ExitCode): void;
  /** Ends the watching; without it the process does. */
  readonly until?: AbortSignal;
}

/** `npm run check` with these words, in the project of this folder. */
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
    const kept = keptResults(root, around.code, options.fresh);
    const check = (): ExitCode => {
      const { problems, undecided } = checkProject(readProjectFiles(root), vocabulary, rules, kept);
      around.print(report(root, problems, options.format, options.undecided ? undecided() : null));
      kept.save();
      return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
    };
    const code = check();
    if (options.watch) {
      watchDescriptors(
        root,
        () => {
          if (options.format === 'text') around.print(`\n── ${new Date().toLocaleTimeString('ja-JP')} ──`);
          around.checkedAgain(attempt(check, around));
        },
        around.until,
      );
    }
    return code;
  } catch (error) {
    return failed(error, around);
  }
}

/** A file that is gone while it is read must not end the watching. */
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
