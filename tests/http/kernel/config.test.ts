import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
      sandbox: true,
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
