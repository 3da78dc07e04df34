import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

export type Settings = { readonly [name: string]: unknown };

const secondsPerUnit: { readonly [unit: string]: number } = {
  ms: 0.001,
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86400,
};

/** `5 minutes` -> 300; a number is seconds already. */
function seconds(text: unknown): unknown {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) (ms|second|minute|hour|day)s?$/.exec(String(text)) ?? [];
  return amount === undefined || unit === undefined ? text : Number(amount) * (secondsPerUnit[unit] ?? 1);
}

/** Defaults of `catalog/settings.yaml` by dotted name, durations in seconds. A missing file has no settings. */
export async function readSettings(file: URL): Promise<Settings> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const declared =
    (parse(text) as { settings?: { [name: string]: { type: string; default: unknown } } } | null)?.settings ?? {};
  return Object.fromEntries(
    Object.entries(declared).map(([name, { type, default: value }]) => [
      name,
      type === 'seconds' ? seconds(value) : value,
    ]),
  );
}

/** Later ones win. */
export function mergeSettings(...layers: readonly Settings[]): Settings {
  return Object.assign({}, ...layers);
}

export function numberSetting(settings: Settings, name: string, otherwise: number): number {
  const value = settings[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

export function textSetting(settings: Settings, name: string, otherwise: string): string {
  const value = settings[name];
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
