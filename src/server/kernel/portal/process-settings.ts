import { longStatementSeconds, usualLimits } from '../../db/limits.ts';
import { longOutsideSeconds, usualOutsideSeconds } from '../../ports/in-time.ts';
import { logLevels } from '../log/log.ts';
import { usualHttpLimits } from './http-limits.ts';
import {
  host,
  jsonRecord,
  keyRing,
  networks,
  oneOf,
  onlyOn,
  origin,
  postgresUrl,
  text,
  wholeNumber,
} from './process-setting.ts';

/** Upper limit of made-up entries in one list. */
export const mostMadeUp = 5600;

/** Every variable that the server reads. `docs/operations.md` has it as a table (`scripts/guide.ts`). */
export const processSettings = {
  PORT: wholeNumber({ says: 'Port of the portal; 0 = any free one.', from: 0, to: 65_535, initial: 8080 }),
  HOST: host({
    says: 'Address to listen on.',
    initial: '',
    without: '`127.0.0.1` with the sandbox, otherwise `0.0.0.0`',
  }),
  SANDBOX: onlyOn({
    says: 'Sample citizens who log in without a password, and stand-ins for everything outside.',
    without: 'off (`npm start` and `npm run dev`: on)',
  }),
  PUBLIC_ORIGIN: origin({
    says: 'The address under which people reach the portal: mails, QR codes and redirects carry it, and writes are taken from its pages alone, whatever host a request names. With `https` every cookie is `__Host-` and `Secure`.',
    without: 'with the sandbox the address that was asked for; without it the server does not start',
  }),
  TRUSTED_PROXIES: networks({
    says: 'The proxies in front: their `X-Forwarded-For` says where a request came from, by which calls without a login and failed logins are limited. Without it all people behind a proxy share one limit until they have logged in, and five wrong passwords by one of them hold back every new browser for a while. Their `X-Request-Id` (20 to 64 characters of `0-9a-f-`) names the request in the log.',
    without: 'none',
  }),
  DATABASE_URL: postgresUrl({ says: 'Use this PostgreSQL.', without: 'the embedded database' }),
  MADOGUCHI_DATABASE_WAIT: wholeNumber({
    says: 'How long a start waits for a PostgreSQL that does not answer yet.',
    unit: 'seconds',
    from: 0,
    to: 3600,
    initial: 30,
  }),
  MADOGUCHI_CONNECTIONS: wholeNumber({
    says: 'Connections to a PostgreSQL that this process opens.',
    from: 1,
    to: 1000,
    initial: usualLimits.connections,
  }),
  MADOGUCHI_CONNECTION_TIMEOUT: wholeNumber({
    says: 'How long a call or a page waits for one of them. Then nothing of it is begun: 503, with `Retry-After`.',
    unit: 'seconds',
    from: 1,
    to: 300,
    initial: usualLimits.connectSeconds,
  }),
  MADOGUCHI_STATEMENT_TIMEOUT: wholeNumber({
    says: `How long one statement may take on a PostgreSQL; a second later its connection is closed, whatever the server says. Migrations and the deletion of old rows have ${longStatementSeconds} seconds.`,
    unit: 'seconds',
    from: 1,
    to: 600,
    initial: usualLimits.statementSeconds,
  }),
  MADOGUCHI_LOCK_TIMEOUT: wholeNumber({
    says: 'How much of that it may wait for rows that somebody else is changing.',
    unit: 'seconds',
    from: 1,
    to: 600,
    initial: usualLimits.lockSeconds,
  }),
  MADOGUCHI_IDLE_TRANSACTION_TIMEOUT: wholeNumber({
    says: 'When a PostgreSQL ends a transaction in which a process asks nothing more: one that hangs holds back nobody for longer.',
    unit: 'seconds',
    from: 5,
    to: 3600,
    initial: usualLimits.idleSeconds,
  }),
  MADOGUCHI_HEADERS_TIMEOUT: wholeNumber({
    says: 'Within which a connection has to have sent the head of a request; a silent one is closed.',
    unit: 'seconds',
    from: 1,
    to: 600,
    initial: usualHttpLimits.headersSeconds,
  }),
  MADOGUCHI_REQUEST_TIMEOUT: wholeNumber({
    says: 'Within which a request has to have arrived, with its body; then 408. How long its answer takes is not counted.',
    unit: 'seconds',
    from: 1,
    to: 3600,
    initial: usualHttpLimits.requestSeconds,
  }),
  MADOGUCHI_KEEP_ALIVE: wholeNumber({
    says: 'How long a connection stays open for the next request. Longer than a proxy in front keeps it.',
    unit: 'seconds',
    from: 1,
    to: 3600,
    initial: usualHttpLimits.keepAliveSeconds,
  }),
  MADOGUCHI_OUTSIDE_TIMEOUT: wholeNumber({
    says: `How long a call, a page or a job waits for an answer of a system outside (login, register, mail service about an address, signing). Then nothing of it is begun: 503, with \`Retry-After\`. The back office may take so long to connect at the start, and to let go at the end. Sending a mail, for which nobody waits, has ${longOutsideSeconds} seconds.`,
    unit: 'seconds',
    from: 1,
    to: 60,
    initial: usualOutsideSeconds,
  }),
  MADOGUCHI_DATA: text({ says: 'Folder of the embedded database.', takes: 'a path', initial: 'data' }),
  MADOGUCHI_KEYS: keyRing({
    says: 'The keys under which codes, drafts, kept answers and mails are sealed in the database: the first one seals, all open. Whoever loses one loses what is sealed under it.',
    without:
      'with the sandbox one that the first start made, in the file `keys` of `MADOGUCHI_DATA`; without it the server does not start',
  }),
  MADOGUCHI_SETTINGS: jsonRecord({
    says: 'Overrides of `catalog/settings.yaml` and the services’ own. An unknown name, a value of another type and one out of range are refused.',
  }),
  MADOGUCHI_CALLS_PER_MINUTE: wholeNumber({
    says: 'Calls that one login may make; without a login, one address. Counted over all processes of a database, to within a twentieth for each. Pages and searches, which cost more, are a tenth of it.',
    unit: 'calls a minute',
    from: 1,
    to: 10_000_000,
    initial: 6000,
  }),
  MADOGUCHI_LOG: oneOf({
    says: 'Lowest level of the lines on standard output (JSON). With `info` each request has one: method, route, status, milliseconds, request id.',
    values: logLevels,
    without: '`warn` with the sandbox, otherwise `info`',
  }),
  MADOGUCHI_METRICS_PORT: wholeNumber({
    says: 'Port of the figures for monitoring (OpenMetrics, `/metrics`); 0 = none.',
    from: 0,
    to: 65_535,
    initial: 0,
  }),
  MADOGUCHI_METRICS_HOST: host({
    says: 'Address on which the figures are told. They say nothing of a person, but who may reach it sees how the portal is used.',
    initial: '127.0.0.1',
  }),
  MADOGUCHI_MADE_UP: wholeNumber({
    says: 'Entries (qualifications and examinations) to make up for trying long lists; the next start without it removes them.',
    from: 0,
    to: mostMadeUp,
    initial: 0,
  }),
  EXTERNAL_SITE_PORT: wholeNumber({
    says: 'Port of the stand-ins for external sites, part of the sandbox; 0 = any free one.',
    from: 0,
    to: 65_535,
    initial: 0,
  }),
} as const;

type ProcessSettings = typeof processSettings;

export type ProcessValues = { readonly [Name in keyof ProcessSettings]: ReturnType<ProcessSettings[Name]['read']> };
