import { isIP } from 'node:net';
import { readOrigin } from '../sessions/origin.ts';

/** Upper limit of made-up entries in one list. */
export const mostMadeUp = 5600;

/** Configuration from the environment. */
export interface Config {
  /** Default 8080; 0 = any free port. */
  readonly port: number;
  /** Port of the stand-in for external sites, part of the sandbox. Default 0 = any free port. */
  readonly externalSitePort: number;
  /** Folder of the embedded database. Default `data`. */
  readonly dataFolder: string;
  /** PostgreSQL instead of the embedded database; null = embedded. */
  readonly databaseUrl: string | null;
  /** Address under which people reach the portal, example `https://portal.example`. Null, only with the sandbox: the one that was asked for. */
  readonly publicOrigin: string | null;
  /** Network addresses of the proxies in front, whose word on where a request came from is believed. Default none. */
  readonly trustedProxies: readonly string[];
  /** Enables everything under `/sandbox`, including logins without a password. Only `SANDBOX=on` does. */
  readonly sandbox: boolean;
  /** Address to listen on. Default: with the sandbox this machine only, otherwise every address. */
  readonly host: string;
  /** Overrides of `catalog/settings.yaml` by dotted name, as in `settings.json` (durations in seconds). */
  readonly settings: { readonly [name: string]: unknown };
  /** Calls per minute from one address before it is throttled. Default 6000. */
  readonly callsPerMinute: number;
  /** Made-up entries in the long lists of the services, for trying those. Default 0. */
  readonly madeUp: number;
}

function wholeNumber(name: string, text: string | undefined, otherwise: number, least: number, most: number): number {
  if (text === undefined || text === '') return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new Error(`${name} must be a whole number from ${least} to ${most}: ${text}`);
  return value;
}

function settingsOf(text: string | undefined): Config['settings'] {
  if (text === undefined || text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('MADOGUCHI_SETTINGS must be a JSON object, for example {"poll.every": 2}');
  }
  return value as Config['settings'];
}

/** Mails, codes and cookies depend on it: without the sandbox nothing that a request claims may stand for it. */
function publicOriginOf(text: string | undefined, sandbox: boolean): string | null {
  if (text !== undefined && text !== '') return readOrigin('PUBLIC_ORIGIN', text);
  if (sandbox) return null;
  throw new Error(
    'PUBLIC_ORIGIN is missing: the address under which people reach the portal, for example PUBLIC_ORIGIN=https://portal.example. Only SANDBOX=on does without it.',
  );
}

function trustedProxiesOf(text = ''): readonly string[] {
  const proxies = text.split(',').map((one) => one.trim());
  if (proxies.join('') === '') return [];
  const wrong = proxies.find((proxy) => !isIP(proxy.replace(/\/\d{1,3}$/, '')));
  if (wrong !== undefined)
    throw new Error(`TRUSTED_PROXIES must be network addresses, for example 10.0.0.0/8,::1: ${wrong}`);
  return proxies;
}

/** Where the records are. */
export function databaseConfig(env: {
  readonly [name: string]: string | undefined;
}): Pick<Config, 'dataFolder' | 'databaseUrl'> {
  return { dataFolder: env.MADOGUCHI_DATA || 'data', databaseUrl: env.DATABASE_URL || null };
}

/** Throws an error that names the variable when a value is invalid. */
export function readConfig(env: { readonly [name: string]: string | undefined }): Config {
  const sandbox = env.SANDBOX === 'on';
  return {
    port: wholeNumber('PORT', env.PORT, 8080, 0, 65535),
    externalSitePort: wholeNumber('EXTERNAL_SITE_PORT', env.EXTERNAL_SITE_PORT, 0, 0, 65535),
    ...databaseConfig(env),
    sandbox,
    host: env.HOST || (sandbox ? '127.0.0.1' : '0.0.0.0'),
    settings: settingsOf(env.MADOGUCHI_SETTINGS),
    callsPerMinute: wholeNumber('MADOGUCHI_CALLS_PER_MINUTE', env.MADOGUCHI_CALLS_PER_MINUTE, 6000, 1, 10_000_000),
    madeUp: wholeNumber('MADOGUCHI_MADE_UP', env.MADOGUCHI_MADE_UP, 0, 0, mostMadeUp),
    trustedProxies: trustedProxiesOf(env.TRUSTED_PROXIES),
    publicOrigin: publicOriginOf(env.PUBLIC_ORIGIN, sandbox),
  };
}
