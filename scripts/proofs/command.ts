import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** Node's programs are found through PATH: children run on the Node whose folder comes first. */
export function environmentWith(folder: string): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
}

/** Runs a program with its output on this terminal. True when it exited with 0. */
export function runSucceeds(program: string, words: readonly string[], cwd: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(program, words, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/** A program's output; null when it fails or is missing. */
export function outputOf(program: string, words: readonly string[], cwd: string, env = process.env): string | null {
  const { status, stdout } = spawnSync(program, words, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0 ? stdout.trim() : null;
}
