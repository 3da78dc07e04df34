import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sandboxByDefault } from '../../../scripts/sandbox-by-default.ts';
import { createServer } from '../../../src/server/create-server.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { lockFolder } from '../../../src/server/db/folder-lock.ts';
import { databaseConfig, readConfig } from '../../../src/server/kernel/portal/config.ts';
import {
  checkOverrides,
  defaultsOf,
  numberSetting,
  readDeclaredSettings,
} from '../../../src/server/kernel/portal/settings.ts';

const PUBLIC_ORIGIN = 'https://portal.example';
const MADOGUCHI_KEYS = `2026:${Buffer.alloc(32, 1).toString('base64')}`;

describe('configuration', () => {
  it('has the documented defaults', () => {
    expect(readConfig({ PUBLIC_ORIGIN, MADOGUCHI_KEYS })).toEqual({
      port: 8080,
      externalSitePort: 0,
      dataFolder: 'data',
      databaseUrl: null,
      databaseWaitSeconds: 30,
      databaseLimits: { connections: 10, connectSeconds: 5, statementSeconds: 10, lockSeconds: 8, idleSeconds: 60 },
      httpLimits: { headersSeconds: 15, requestSeconds: 120, keepAliveSeconds: 72 },
      outsideSeconds: 5,
      keys: expect.objectContaining({ first: expect.objectContaining({ id: '2026' }) }),
      sandbox: false,
      publicOrigin: 'https://portal.example',
      trustedProxies: [],
      host: '0.0.0.0',
      settings: {},
      callsPerMinute: 6000,
      pagesPerMinute: 600,
      madeUp: 0,
      logLevel: 'info',
      metrics: null,
    });
  });

  it('reads each variable', () => {
    const env = {
      PORT: '0',
      MADOGUCHI_DATA: '/d',
      DATABASE_URL: 'postgresql:///x',
      EXTERNAL_SITE_PORT: '8090',
      MADOGUCHI_DATABASE_WAIT: '5',
      MADOGUCHI_CONNECTIONS: '20',
      MADOGUCHI_CONNECTION_TIMEOUT: '2',
      MADOGUCHI_STATEMENT_TIMEOUT: '4',
      MADOGUCHI_IDLE_TRANSACTION_TIMEOUT: '30',
      MADOGUCHI_HEADERS_TIMEOUT: '5',
      MADOGUCHI_REQUEST_TIMEOUT: '90',
      MADOGUCHI_KEEP_ALIVE: '10',
      MADOGUCHI_OUTSIDE_TIMEOUT: '3',
      SANDBOX: 'on',
      HOST: '::1',
      MADOGUCHI_CALLS_PER_MINUTE: '60',
      PUBLIC_ORIGIN: 'HTTPS://Portal.Example:443/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      MADOGUCHI_SETTINGS: '{"poll.every":2}',
      MADOGUCHI_MADE_UP: '5000',
      MADOGUCHI_LOG: 'silent',
      MADOGUCHI_METRICS_PORT: '9464',
      MADOGUCHI_METRICS_HOST: '10.0.0.5',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      externalSitePort: 8090,
      dataFolder: '/d',
      databaseUrl: 'postgresql:///x',
      databaseWaitSeconds: 5,
      // No longer for a lock than for the statement.
      databaseLimits: { connections: 20, connectSeconds: 2, statementSeconds: 4, lockSeconds: 4, idleSeconds: 30 },
      httpLimits: { headersSeconds: 5, requestSeconds: 90, keepAliveSeconds: 10 },
      outsideSeconds: 3,
      sandbox: true,
      host: '::1',
      callsPerMinute: 60,
      pagesPerMinute: 6,
      publicOrigin: 'https://portal.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      settings: { 'poll.every': 2 },
      madeUp: 5000,
      logLevel: 'silent',
      metrics: { port: 9464, host: '10.0.0.5' },
    });
    // In a sandbox people read the terminal.
    expect(readConfig({ SANDBOX: 'on' })).toMatchObject({ logLevel: 'warn', metrics: null });
    expect(readConfig({ PUBLIC_ORIGIN, MADOGUCHI_KEYS, MADOGUCHI_METRICS_PORT: '9464' }).metrics?.host).toBe(
      '127.0.0.1',
    );
  });

  it('only SANDBOX=on opens the sandbox, to this machine alone unless HOST says otherwise', () => {
    const of = (env: Record<string, string>) => {
      const { sandbox, host } = readConfig({ ...env, PUBLIC_ORIGIN, MADOGUCHI_KEYS });
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

  it.each<[{ readonly [name: string]: string }, string]>([
    [{}, 'PUBLIC_ORIGIN is missing'],
    [{ PUBLIC_ORIGIN: '' }, 'PUBLIC_ORIGIN is missing'],
    ...[
      'portal.example',
      'https://portal.example/svc',
      'https://portal.example?',
      'https://a@portal.example',
      'https://*.example',
      'ftp://portal.example',
      'null',
    ].map((origin): [{ PUBLIC_ORIGIN: string }, string] => [{ PUBLIC_ORIGIN: origin }, 'PUBLIC_ORIGIN must be']),
    [{ PUBLIC_ORIGIN, TRUSTED_PROXIES: '10.0.0.0/8,*' }, 'TRUSTED_PROXIES'],
    ...['999.1.1.1', '1.2.3', 'a b', 'http://a', '[::1]', '.'].map((HOST): [{ HOST: string }, string] => [
      { HOST },
      `HOST must be a network address or name, for example 0.0.0.0: ${HOST}`,
    ]),
    [{ MADOGUCHI_METRICS_HOST: '300.0.0.1' }, 'MADOGUCHI_METRICS_HOST must be a network address'],
    [{ PORT: '80a' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ MADOGUCHI_SETTINGS: '[1]' }, 'MADOGUCHI_SETTINGS'],
    [{ MADOGUCHI_SETTINGS: '{' }, 'MADOGUCHI_SETTINGS'],
    [{ MADOGUCHI_CALLS_PER_MINUTE: '0' }, 'MADOGUCHI_CALLS_PER_MINUTE'],
    [{ MADOGUCHI_MADE_UP: '1000000' }, 'MADOGUCHI_MADE_UP'],
    [{ MADOGUCHI_LOG: 'debug' }, 'MADOGUCHI_LOG must be one of silent'],
    [{ PORT: '9464', MADOGUCHI_METRICS_PORT: '9464' }, 'MADOGUCHI_METRICS_PORT must be another one'],
    [{ PUBLIC_ORIGIN, TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ PUBLIC_ORIGIN, TRUSTED_PROXIES: '::1/8/8' }, 'TRUSTED_PROXIES'],
    [{ DATABASE_URL: 'mysql://name:secret@base/portal' }, 'DATABASE_URL must be an address as `postgresql://'],
    [{ DATABASE_URL: 'base' }, 'DATABASE_URL'],
    [{ MADOGUCHI_DATABASE_WAIT: '1.5' }, 'MADOGUCHI_DATABASE_WAIT'],
    [{ PUBLIC_ORIGIN, MADOGUCHI_SETTING: '{}' }, 'There is no MADOGUCHI_SETTING; did you mean MADOGUCHI_SETTINGS?'],
    [{ PUBLIC_ORIGIN }, 'MADOGUCHI_KEYS is missing'],
    [{ MADOGUCHI_KEYS: 'secret' }, 'MADOGUCHI_KEYS must be keys as id:base64'],
    [{ MADOGUCHI_KEYS: `a:${'A'.repeat(42)}=` }, 'MADOGUCHI_KEYS must be keys as id:base64'],
    [{ MADOGUCHI_KEYS: `${MADOGUCHI_KEYS},${MADOGUCHI_KEYS}` }, '2026 is there twice'],
    [{ PUBLIC_ORIGIN, MADOGUCHI_X: '' }, 'There is no MADOGUCHI_X'],
    [{ MADOGUCHI_CONNECTIONS: '0' }, 'MADOGUCHI_CONNECTIONS'],
    [{ MADOGUCHI_REQUEST_TIMEOUT: '0' }, 'MADOGUCHI_REQUEST_TIMEOUT'],
    [
      { PUBLIC_ORIGIN, MADOGUCHI_LOCK_TIMEOUT: '20' },
      'MADOGUCHI_LOCK_TIMEOUT must not be more than MADOGUCHI_STATEMENT_TIMEOUT: 20, 10',
    ],
    [
      { PUBLIC_ORIGIN, MADOGUCHI_HEADERS_TIMEOUT: '30', MADOGUCHI_REQUEST_TIMEOUT: '20' },
      'MADOGUCHI_HEADERS_TIMEOUT must not be more than MADOGUCHI_REQUEST_TIMEOUT: 30, 20',
    ],
    [{ PUBLIC_ORIGIN, EXTERNAL_SITE_PORT: '8090' }, 'EXTERNAL_SITE_PORT is of the sandbox'],
    [{ SANDBOX: 'on', PORT: '8090', EXTERNAL_SITE_PORT: '8090' }, 'PORT and EXTERNAL_SITE_PORT must be two'],
  ])('%j is refused by name', (env, name) => {
    expect(() => readConfig(env)).toThrow(name);
  });

  it('a command that needs the database alone is not stopped by other variables', () => {
    expect(databaseConfig({ PORT: 'x', MADOGUCHI_DATA: '/d' })).toMatchObject({ dataFolder: '/d', databaseUrl: null });
    expect(() => databaseConfig({ DATABASE_URL: 'base' })).toThrow('DATABASE_URL');
  });

  it('all that is wrong is told at once, and no password', () => {
    const env = { PORT: 'x', DATABASE_URL: 'mysql://name:secret@base/portal', MADOGUCHI_SETTING: '{}' };
    const error = (() => {
      try {
        return String(readConfig(env));
      } catch (thrown) {
        return (thrown as Error).message;
      }
    })();
    expect(error.split('\n').map((line) => /[A-Z_]{4,}/.exec(line)?.[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'MADOGUCHI_SETTING',
      'PUBLIC_ORIGIN',
      'MADOGUCHI_KEYS',
    ]);
    expect(error).not.toContain('secret');
  });

  it('a setting has the value that was declared for it, and none where it was not', () => {
    expect(numberSetting({ 'session.limit': 60 }, 'session.limit')).toBe(60);
    expect(() => numberSetting({}, 'session.limit')).toThrow('The setting session.limit is not declared');
    expect(() => numberSetting({ 'session.limit': '60' }, 'session.limit')).toThrow('session.limit is no number');
  });

  it('durations of the catalogue become seconds', async () => {
    const declared = await readDeclaredSettings(new URL('./sample/', import.meta.url));
    expect(defaultsOf(declared)).toMatchObject({
      'session.limit': 1800,
      'poll.every': 1,
      'qr.limit': 300,
      'insight.host': '',
      'offline.codes': ['000', '001', 'true'],
      'offline.enabled': '000',
      'offline.most': 15,
      'offline.asks': false,
    });
    expect(await readDeclaredSettings(new URL('./none/', import.meta.url))).toEqual({});
  });

  it.each([
    [{ 'poll.every': '2' }, 'The setting poll.every must be a number of seconds from 0.1 to 60: "2"'],
    [{ 'poll.every': 0 }, 'The setting poll.every must be a number of seconds from 0.1 to 60: 0'],
    [{ 'qr.limit': -1 }, 'The setting qr.limit must be a number of seconds from 0 to 315360000: -1'],
    [{ 'session.limit': 1e300 }, 'The setting session.limit must be a number of seconds from 0 to 315360000: 1e+300'],
    [{ 'offline.most': null }, 'The setting offline.most must be a whole number from 1 to 20: null'],
    [{ 'offline.most': 1.5 }, 'The setting offline.most must be a whole number from 1 to 20: 1.5'],
    [{ 'offline.most': 21 }, 'The setting offline.most must be a whole number from 1 to 20: 21'],
    [{ 'offline.asks': 'false' }, 'The setting offline.asks must be true or false: "false"'],
    [{ 'offline.enabled': 0 }, 'The setting offline.enabled must be text: 0'],
    [{ 'offline.codes': [0, 1] }, 'The setting offline.codes must be a list of texts, for example ["001"]: [0,1]'],
    [{ 'offline.codes': '000' }, 'The setting offline.codes must be a list of texts, for example ["001"]: "000"'],
    [{ 'pol.every': 2 }, 'There is no setting pol.every; did you mean poll.every?'],
    [{ toString: 2 }, 'There is no setting toString'],
    [
      { 'pol.every': 2, 'qr.limit': 'soon' },
      'The setting qr.limit must be a number of seconds from 0 to 315360000: "soon"',
    ],
  ])('no server starts with the settings %j', async (overrides, sentence) => {
    const catalogFolder = new URL('./sample/catalog/', import.meta.url);
    const declared = await readDeclaredSettings(new URL('./sample/', import.meta.url));
    expect(() => checkOverrides(declared, overrides)).toThrow(sentence);
    // Before it touches its database.
    const database = {} as Database;
    await expect(createServer({ database, catalogFolder, settings: overrides })).rejects.toThrow(sentence);
  });

  it('a setting may be overridden by a value of its type', async () => {
    const declared = await readDeclaredSettings(new URL('./sample/', import.meta.url));
    const overrides = { 'offline.codes': [], 'poll.every': 0.5, 'offline.enabled': '', 'offline.asks': true };
    expect(() => checkOverrides(declared, overrides)).not.toThrow();
  });

  it('a data folder belongs to one living process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'madoguchi-lock-'));
    const unlock = await lockFolder(folder, 1);
    await expect(lockFolder(folder, process.pid)).rejects.toThrow('in use by process 1');
    await unlock();
    await (await lockFolder(folder, 999_999_999))();
  });
});
