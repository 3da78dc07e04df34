import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sandboxByDefault } from '../../../scripts/sandbox-by-default.ts';
import { lockFolder } from '../../../src/server/db/folder-lock.ts';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { readSettings } from '../../../src/server/kernel/settings.ts';

describe('configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      externalSitePort: 0,
      dataFolder: 'data',
      databaseUrl: null,
      sandbox: false,
      host: '0.0.0.0',
      settings: {},
      callsPerMinute: 6000,
      madeUpQualifications: 0,
    });
  });

  it('reads each variable', () => {
    const env = {
      PORT: '0',
      MADOGUCHI_DATA: '/d',
      DATABASE_URL: 'postgresql:///x',
      EXTERNAL_SITE_PORT: '8090',
      SANDBOX: 'off',
      MADOGUCHI_SETTINGS: '{"poll.every":2}',
      MADOGUCHI_MADE_UP_QUALIFICATIONS: '5000',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      externalSitePort: 8090,
      dataFolder: '/d',
      databaseUrl: 'postgresql:///x',
      sandbox: false,
      settings: { 'poll.every': 2 },
      madeUpQualifications: 5000,
    });
  });

  it('only SANDBOX=on opens the sandbox, to this machine alone unless HOST says otherwise', () => {
    const of = (env: Record<string, string>) => {
      const { sandbox, host } = readConfig(env);
      return { sandbox, host };
    };
    expect(of({ SANDBOX: 'on' })).toEqual({ sandbox: true, host: '127.0.0.1' });
    expect(of({ SANDBOX: 'on', HOST: '0.0.0.0' })).toEqual({ sandbox: true, host: '0.0.0.0' });
    for (const SANDBOX of [
      '',
      'off',
      'OFF',
      'ON',
      'On',
      'on ',
      ' on',
      'no',
      'on\n',
      'false',
      'true',
      '0',
      '1',
      'yes',
      'offf',
      'ｏｎ',
    ])
      expect([SANDBOX, of({ SANDBOX })]).toEqual([SANDBOX, { sandbox: false, host: '0.0.0.0' }]);
  });

  it('npm start and npm run dev open it when nobody has said anything of it, and say so', () => {
    for (const SANDBOX of ['', 'off', 'on', 'ON'])
      expect(sandboxByDefault({ SANDBOX })).toEqual({ environment: {}, says: null });
    const { environment, says } = sandboxByDefault({});
    expect(readConfig({ ...environment })).toMatchObject({ sandbox: true, host: '127.0.0.1' });
    expect(says).toContain('パスワードなし');
    expect(says).toContain('このコンピューターからだけ');
    expect(sandboxByDefault({ HOST: '0.0.0.0' }).says).not.toContain('このコンピューターからだけ');
  });

  it.each([undefined, 'ON'])('with SANDBOX=%s the first line of npm start says whether it is open', (SANDBOX) => {
    // In a folder where there is nothing to start: it ends after its first line.
    const { SANDBOX: _given, ...env } = process.env;
    const tsx = fileURLToPath(import.meta.resolve('tsx'));
    const start = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url));
    const { stdout } = spawnSync(process.execPath, ['--import', tsx, start], {
      cwd: mkdtempSync(join(tmpdir(), 'madoguchi-start-')),
      env: SANDBOX === undefined ? env : { ...env, SANDBOX },
      encoding: 'utf8',
    });
    expect(stdout.split('\n')[0]).toMatch(SANDBOX === undefined ? /^お試し用に始めます/ : /^$/);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ MADOGUCHI_SETTINGS: '[1]' }, 'MADOGUCHI_SETTINGS'],
    [{ MADOGUCHI_SETTINGS: '{' }, 'MADOGUCHI_SETTINGS'],
    [{ MADOGUCHI_CALLS_PER_MINUTE: '0' }, 'MADOGUCHI_CALLS_PER_MINUTE'],
    [{ MADOGUCHI_MADE_UP_QUALIFICATIONS: '1000000' }, 'MADOGUCHI_MADE_UP_QUALIFICATIONS'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });

  it('durations of the catalogue become seconds', async () => {
    const settings = await readSettings(new URL('./sample/catalog/settings.yaml', import.meta.url));
    expect(settings).toEqual({ 'session.limit': 1800, 'poll.every': 1 });
    expect(await readSettings(new URL('./none.yaml', import.meta.url))).toEqual({});
  });

  it('a data folder belongs to one living process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'madoguchi-lock-'));
    const unlock = await lockFolder(folder, 1);
    await expect(lockFolder(folder, process.pid)).rejects.toThrow('in use by process 1');
    await unlock();
    await (await lockFolder(folder, 999_999_999))();
  });
});
