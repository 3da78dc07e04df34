import { spawn } from 'node:child_process';

/** Starts `scripts/serve.ts` on a free port and gives the origin it prints. `SANDBOX` null: not set, and the public origin is. */
export async function startProcess(
  databaseUrl: string,
  SANDBOX: string | null = 'on',
  more: { readonly [name: string]: string } = {},
) {
  const { SANDBOX: _ours, HOST: _host, ...others } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: {
      ...others,
      ...(SANDBOX === null ? { PUBLIC_ORIGIN: 'https://portal.example' } : { SANDBOX }),
      PORT: '0',
      DATABASE_URL: databaseUrl,
      MADOGUCHI_SETTINGS: '{"session.limit":1200}',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /http:\/\/localhost:(\d+)\//.exec(output) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, origin };
}
