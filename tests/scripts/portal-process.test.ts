import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  portalEnded,
  portalFailed,
  portalLoaded,
  portalStarted,
  portalStarting,
} from '../../scripts/dev/portal-lines.ts';
import { portalStarts } from '../../scripts/dev/portal-starts.ts';

const limitMs = 60_000;
const inRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** A server that listens so long after it was loaded, in place of the portal. */
const serving = (afterMs: number, first = '') => `
  import { createServer } from 'node:http';
  import { setTimeout as wait } from 'node:timers/promises';
  ${first}
  export async function servePortal() {
    await wait(${afterMs});
    const server = createServer((_request, response) => response.end());
    await new Promise((resolve) => server.listen(Number(process.env.PORT), '127.0.0.1', () => resolve(null)));
    return { database: null };
  }`;

describe('a process of the development server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madoguchi-dev-'));
  const save = (text: string) => writeFileSync(join(folder, 'scripts/serve/serve-portal.ts'), text);
  let child: ChildProcess;
  let said = '';
  /** What it says from now on. */
  const saying = (does: () => void) => {
    const from = said.length;
    does();
    return () => said.slice(from);
  };
  const eventually = (says: () => string, what: RegExp) =>
    vi.waitFor(() => expect(says()).toMatch(what), { timeout: limitMs, interval: 50 });

  beforeAll(async () => {
    for (const path of ['scripts/dev', 'scripts/serve', 'src/server', 'schemas/xsd'])
      mkdirSync(join(folder, path), { recursive: true });
    for (const file of ['portal.ts', 'portal-lines.ts'])
      copyFileSync(inRoot(`scripts/dev/${file}`), join(folder, 'scripts/dev', file));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'scripts/dev/beside-its-tables.ts'), 'export const saysOfTables = async () => [];');
    writeFileSync(
      join(folder, 'run.ts'),
      `import { startPortal } from ${JSON.stringify(inRoot('scripts/dev/portal-process.ts'))};
       const portal = await startPortal({}, []);
       console.log('up');
       process.stdin.on('data', async () => {
         await portal.listens();
         console.log(await fetch(portal.origin).then(({ status }) => 'answered ' + status, () => 'refused'));
       });`,
    );
    save(serving(0));
    child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'run.ts'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
    await eventually(() => said, /^up$/m);
  }, limitMs);
  afterAll(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const says = saying(() => child.kill());
    await ended;
    // As it was asked to.
    expect(says()).not.toContain('終了コード');
    rmSync(folder, { recursive: true, force: true });
  }, limitMs);

  it(
    'lets requests wait as soon as what did not start is mended',
    async () => {
      await eventually(
        saying(() => save(serving(0, 'const = ;'))),
        /サーバーが始まりませんでした。/,
      );
      // As long as nobody mends it, they are told.
      await eventually(
        saying(() => child.stdin?.write('\n')),
        /refused/,
      );
      const says = saying(() => save(serving(2000)));
      child.stdin?.write('\n');
      await eventually(says, /answered|refused/);
      expect(says()).toContain('answered 200');
      await eventually(says, /サーバーを始め直しました。/);
    },
    2 * limitMs,
  );

  it(
    'says that code ends it, and starts it again when that is mended',
    async () => {
      await eventually(
        saying(() => save(serving(0, 'process.exit(0);'))),
        /サーバーのプログラムが、始まる前に終わりました（終了コード 0）。.+process\.exit.+Enter/,
      );
      await eventually(
        saying(() => save(serving(0))),
        /サーバーを始め直しました。/,
      );
    },
    2 * limitMs,
  );

  it(
    'says that code never comes to an end',
    async () => {
      await eventually(
        saying(() => save(serving(0, 'await new Promise(() => {});'))),
        /始まる前に終わりました.+await|15 秒たっても終わりません/,
      );
      await eventually(
        saying(() => save(serving(0))),
        /サーバーを始め直しました。/,
      );
    },
    2 * limitMs,
  );
});

describe('how starts go', () => {
  const [tsx, ended] = ['1:00:00 PM [tsx] change in ./x Restarting...', `${portalEnded}0`];
  const taking = (...lines: readonly string[]) => {
    const says: string[] = [];
    const starts = portalStarts((line) => says.push(line));
    for (const line of lines) starts.take(line);
    return { says, starts };
  };
  const up = [portalStarting, portalLoaded, portalStarted];

  it('an end that was asked for is no news, another one is', () => {
    expect(taking(...up, tsx, ended, ...up).says.join('\n')).not.toContain('終了コード');
    const { starts, says } = taking(...up);
    starts.stop();
    starts.take(ended);
    expect(says).toEqual([]);
    expect(taking(...up, ended).says).toEqual([expect.stringMatching(/^サーバーが終わりました（終了コード 0）/)]);
    expect(taking(portalStarting, ended).says).toEqual([expect.stringMatching(/始まる前に終わりました/)]);
  });

  it('is down from a failure or an end until the next start begins', () => {
    const isDown = (...lines: readonly string[]) => taking(...lines).starts.isDown();
    expect([isDown(...up), isDown(...up, ended), isDown(...up, tsx, portalStarting, portalFailed)]).toEqual([
      ...[false, true, true],
    ]);
    expect(isDown(...up, tsx, portalStarting, portalFailed, tsx)).toBe(false);
  });

  it('what takes too long is said once, with where to look', () => {
    vi.useFakeTimers();
    try {
      const late = (...lines: readonly string[]) => {
        const { says } = taking(...lines);
        vi.advanceTimersByTime(120_000);
        return says;
      };
      expect(late(portalStarting)).toEqual([expect.stringMatching(/読み込みが、15 秒たっても終わりません。.+await/)]);
      expect(late(portalStarting, portalLoaded)).toEqual([expect.stringMatching(/60 秒たっても始まりません/)]);
      expect(late(...up)).toEqual([]);
      expect(late(portalStarting, portalFailed)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
