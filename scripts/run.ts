import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';

/** Runs a tool of `node_modules/.bin` on this terminal. Exits this process with the tool's exit code when it fails. */
export async function run(
  tool: string,
  tokens: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const code = await exitCodeOf(tool, tokens, environment);
  if (code !== 0) process.exit(code);
}

/** Like {@link run}, but returns the exit code. A signal to this process ends the tool too. */
export function exitCodeOf(
  tool: string,
  tokens: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return endOf(start(tool, tokens, 'inherit', environment));
}

/** Runs a tool and captures its output, for several running at once. */
export async function outcomeOf(tool: string, tokens: readonly string[]): Promise<{ code: number; output: string }> {
  const child = start(tool, tokens, 'pipe');
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const code = await endOf(child);
  return { code, output: output.join('') };
}

function start(
  tool: string,
  tokens: readonly string[],
  stdio: 'inherit' | 'pipe',
  environment: Record<string, string> = {},
): ChildProcess {
  return spawn(join('node_modules', '.bin', tool), tokens, {
    stdio,
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
}

function endOf(child: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // "close" fires once all output has been read.
    child.once('close', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      // A tool ended by a signal has failed; the code follows the shell's convention.
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}
