import { spawn } from 'node:child_process';
import { hasDisplay } from '../installed.ts';

/** A screen that nobody sees, where there is none. `name`: for the variable `DISPLAY`. */
export async function openDisplay(): Promise<{ readonly name: string; close(): void }> {
  if (hasDisplay()) return { name: process.env.DISPLAY ?? '', close: () => {} };
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()));
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
