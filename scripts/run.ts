import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs a tool of `node_modules/.bin` with this terminal. Ends this process with the tool's exit code when it fails. */
export async function run(
  tool: string,
  tokens: readonly string[],
  environment: Record<string, string> = {},
): Promise<void> {
  const code = await exitCodeOf(tool, tokens, environment);
  if (code !== 0) process.exit(code);
}

/** Like {@link run}, but hands back the exit code. A signal to this process ends the tool too. */
export function exitCodeOf(
  tool: string,
  tokens: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(join('node_modules', '.bin', tool), tokens, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass);
  process.on('SIGTERM', pass);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code ?? (signal === null ? 1 : 0));
    });
  });
}
