import { nearest } from '../../../expressions/nearest.ts';
import type { KeyRing } from '../../db/key-ring.ts';
import type { DatabaseLimits } from '../../db/limits.ts';
import type { LogLevel } from '../log/log.ts';
import type { HttpLimits } from './http-limits.ts';
import { type ProcessValues, processSettings } from './process-settings.ts';

/** Configuration from the environment; see `process-settings.ts` for what each is. */
export interface Config {
  readonly port: number;
  readonly externalSitePort: number;
  readonly dataFolder: string;
  /** null = the embedded database. */
  readonly databaseUrl: string | null;
  readonly databaseWaitSeconds: number;
  readonly databaseLimits: DatabaseLimits;
  readonly httpLimits: HttpLimits;
  /** How long a system outside is waited for. */
  readonly outsideSeconds: number;
  /** null, only with the sandbox: those in the data folder. */
  readonly keys: KeyRing | null;
  /** Null, only with the sandbox: the one that was asked for. */
  readonly publicOrigin: string | null;
  readonly trustedProxies: readonly string[];
  /** Enables everything under `/sandbox`, including logins without a password. */
  readonly sandbox: boolean;
  readonly host: string;
  /** Overrides of settings by dotted name, durations in seconds. */
  readonly settings: { readonly [name: string]: unknown };
  readonly callsPerMinute: number;
  readonly pagesPerMinute: number;
  readonly madeUp: number;
  readonly logLevel: LogLevel;
  /** Where figures are told; null = nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
}

type Environment = { readonly [name: string]: string | undefined };

/** Throws an error that names every variable whose value is invalid, that is none, or that contradicts another one; a line for each. */
export function readConfig(env: Environment): Config {
  const { values, wrong } = valuesIn(env);
  wrong.push(...unknownIn(env), ...contradictions(values, env));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return {
    port: values.PORT,
    externalSitePort: values.EXTERNAL_SITE_PORT,
    ...databaseOf(values),
    httpLimits: {
      headersSeconds: values.MADOGUCHI_HEADERS_TIMEOUT,
      requestSeconds: values.MADOGUCHI_REQUEST_TIMEOUT,
      keepAliveSeconds: values.MADOGUCHI_KEEP_ALIVE,
    },
    outsideSeconds: values.MADOGUCHI_OUTSIDE_TIMEOUT,
    keys: values.MADOGUCHI_KEYS,
    sandbox: values.SANDBOX,
    host: values.HOST || (values.SANDBOX ? '127.0.0.1' : '0.0.0.0'),
    settings: values.MADOGUCHI_SETTINGS,
    callsPerMinute: values.MADOGUCHI_CALLS_PER_MINUTE,
    pagesPerMinute: Math.ceil(values.MADOGUCHI_CALLS_PER_MINUTE / 10),
    madeUp: values.MADOGUCHI_MADE_UP,
    logLevel: values.MADOGUCHI_LOG ?? (values.SANDBOX ? 'warn' : 'info'),
    metrics: metricsOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    publicOrigin: values.PUBLIC_ORIGIN,
  };
}

type DatabaseConfig = Pick<Config, 'dataFolder' | 'databaseUrl' | 'databaseWaitSeconds' | 'databaseLimits'>;

/** Where the records are. What is wrong of other variables is not told. */
export function databaseConfig(env: Environment): DatabaseConfig {
  const { DATABASE_URL, MADOGUCHI_DATA, MADOGUCHI_DATABASE_WAIT } = env;
  const { values, wrong } = valuesIn({ DATABASE_URL, MADOGUCHI_DATA, MADOGUCHI_DATABASE_WAIT });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return databaseOf(values);
}

/** The same, with what opens what is sealed there. */
export function sealingConfig(env: Environment): ReturnType<typeof databaseConfig> & Pick<Config, 'keys'> {
  const { values, wrong } = valuesIn({ MADOGUCHI_KEYS: env.MADOGUCHI_KEYS });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { ...databaseConfig(env), keys: values.MADOGUCHI_KEYS };
}

function databaseOf(values: ProcessValues): DatabaseConfig {
  return {
    dataFolder: values.MADOGUCHI_DATA,
    databaseUrl: values.DATABASE_URL,
    databaseWaitSeconds: values.MADOGUCHI_DATABASE_WAIT,
    databaseLimits: {
      connections: values.MADOGUCHI_CONNECTIONS,
      connectSeconds: values.MADOGUCHI_CONNECTION_TIMEOUT,
      statementSeconds: values.MADOGUCHI_STATEMENT_TIMEOUT,
      lockSeconds: Math.min(values.MADOGUCHI_LOCK_TIMEOUT, values.MADOGUCHI_STATEMENT_TIMEOUT),
      idleSeconds: values.MADOGUCHI_IDLE_TRANSACTION_TIMEOUT,
    },
  };
}

function metricsOf({ MADOGUCHI_METRICS_PORT: port, MADOGUCHI_METRICS_HOST: host }: ProcessValues): Config['metrics'] {
  return port === 0 ? null : { port, host };
}

/** Empty counts as not given. */
function valuesIn(env: Environment): { readonly values: ProcessValues; readonly wrong: string[] } {
  const wrong: string[] = [];
  const entries = Object.entries(processSettings).map(([name, setting]) => {
    const text = env[name] ?? '';
    if (text === '') return [name, setting.initial];
    try {
      return [name, setting.read(text)];
    } catch (error) {
      wrong.push(`${name} ${(error as Error).message}`);
      return [name, setting.initial];
    }
  });
  return { values: Object.fromEntries(entries) as ProcessValues, wrong };
}

/** What is named like one of ours and is none: a slip would be ignored without a word. */
function unknownIn(env: Environment): readonly string[] {
  const names = Object.keys(processSettings);
  return Object.keys(env)
    .filter((name) => name.startsWith('MADOGUCHI_') && !names.includes(name))
    .map((name) => {
      const meant = nearest(name, names);
      return `There is no ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
    });
}

function contradictions(values: ProcessValues, env: Environment): readonly string[] {
  const { SANDBOX, PUBLIC_ORIGIN, PORT, EXTERNAL_SITE_PORT, MADOGUCHI_METRICS_PORT } = values;
  return [
    // Mails, codes and cookies depend on it: without the sandbox nothing that a request claims may stand for it.
    ...((env.PUBLIC_ORIGIN ?? '') === '' && PUBLIC_ORIGIN === null && !SANDBOX
      ? [
          'PUBLIC_ORIGIN is missing: the address under which people reach the portal, for example PUBLIC_ORIGIN=https://portal.example. Only SANDBOX=on does without it.',
        ]
      : []),
    ...((env.MADOGUCHI_KEYS ?? '') === '' && !SANDBOX
      ? [
          'MADOGUCHI_KEYS is missing: the keys under which values are sealed in the database, for example MADOGUCHI_KEYS="2026:$(openssl rand -base64 32)". Only SANDBOX=on makes one itself. Keep it: what is sealed cannot be read without it.',
        ]
      : []),
    ...(!SANDBOX && EXTERNAL_SITE_PORT !== 0
      ? ['EXTERNAL_SITE_PORT is of the sandbox: take it out, or set SANDBOX=on.']
      : []),
    ...(SANDBOX && PORT !== 0 && PORT === EXTERNAL_SITE_PORT
      ? [`PORT and EXTERNAL_SITE_PORT must be two: ${PORT}`]
      : []),
    ...(MADOGUCHI_METRICS_PORT !== 0 && [PORT, EXTERNAL_SITE_PORT].includes(MADOGUCHI_METRICS_PORT)
      ? [`MADOGUCHI_METRICS_PORT must be another one than the portal’s: ${MADOGUCHI_METRICS_PORT}`]
      : []),
    ...tooLong(values, env, 'MADOGUCHI_HEADERS_TIMEOUT', 'MADOGUCHI_REQUEST_TIMEOUT'),
    ...tooLong(values, env, 'MADOGUCHI_LOCK_TIMEOUT', 'MADOGUCHI_STATEMENT_TIMEOUT'),
  ];
}

/** A part that may take longer than the whole would never be told of. What nobody has set is as long as the whole at most. */
function tooLong(
  values: ProcessValues,
  env: Environment,
  part: keyof ProcessValues,
  whole: keyof ProcessValues,
): readonly string[] {
  const isWrong = (env[part] ?? '') !== '' && Number(values[part]) > Number(values[whole]);
  return isWrong ? [`${part} must not be more than ${whole}: ${values[part]}, ${values[whole]}`] : [];
}
