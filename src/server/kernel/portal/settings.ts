import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { FlagSetting, ListSetting, NumberSetting, TextSetting } from '../../../../build/setting-names.ts';
import { nearest } from '../../../expressions/nearest.ts';
import { parseDuration } from '../../../forms/duration.ts';
import { isValueOf, rangeOf } from '../../../forms/setting-value.ts';
import type { Setting } from '../../../model/catalog.ts';
import { orNone } from './or-none.ts';

export type Settings = { readonly [name: string]: unknown };

/** Settings of the catalogue, by dotted name. */
export type DeclaredSettings = { readonly [name: string]: Pick<Setting, 'type' | 'values' | 'between' | 'default'> };

/** As written in `catalog/settings.yaml` and the services' own `screens/<service>/catalog/settings.yaml`, durations in seconds. None are no settings. */
export async function readDeclaredSettings(project: URL): Promise<DeclaredSettings> {
  const services = await orNone(readdir(new URL('screens/', project)), []);
  const files = ['catalog/settings.yaml', ...services.sort().map((name) => `screens/${name}/catalog/settings.yaml`)];
  const texts = await Promise.all(files.map((file) => orNone(readFile(new URL(file, project), 'utf8'), '')));
  return Object.assign({}, ...texts.map(settingsIn));
}

function settingsIn(text: string): DeclaredSettings {
  // Values are parsed by their declared type, so every scalar is read verbatim, `001` included.
  const written = parse(text, { schema: 'failsafe' }) as { settings?: { readonly [name: string]: Written } } | null;
  return Object.fromEntries(
    Object.entries(written?.settings ?? {}).map(([name, { type, values = null, between = null, default: value }]) => [
      name,
      { type, values, between: between && rangeRead(type, between), default: read(type, value) },
    ]),
  );
}

/** As in the file. */
type Written = Pick<Setting, 'type' | 'default'> & {
  readonly values?: readonly string[];
  readonly between?: readonly string[];
};

/** The checker has told what is no range. */
function rangeRead(type: Setting['type'], written: readonly string[]): Setting['between'] {
  const [least, most] = written.map((value) => Number(read(type, value)));
  return least === undefined || most === undefined ? null : [least, most];
}

function read(type: Setting['type'], written: unknown): unknown {
  if (type === 'flag') return written === 'true';
  if (type === 'number') return Number(written);
  return type === 'seconds' ? (parseDuration(String(written)) ?? Number(written)) : written;
}

export function defaultsOf(declared: DeclaredSettings): Settings {
  return Object.fromEntries(Object.entries(declared).map(([name, { default: value }]) => [name, value]));
}

/** What a setting takes, in words. */
function wantedOf(setting: DeclaredSettings[string]): string {
  if (setting.values !== null) return `one of ${setting.values.join(', ')}`;
  const range = rangeOf(setting);
  return range === null ? words[setting.type] : `${words[setting.type]} from ${range[0]} to ${range[1]}`;
}

const words: { readonly [type in Setting['type']]: string } = {
  text: 'text',
  number: 'a whole number',
  flag: 'true or false',
  seconds: 'a number of seconds',
  list: 'a list of texts, for example ["001"]',
};

/** What is wrong with a value, if anything. */
function misfit(name: string, setting: DeclaredSettings[string], value: unknown): readonly string[] {
  if (isValueOf(setting, value)) return [];
  return [`The setting ${name} must be ${wantedOf(setting)}: ${JSON.stringify(value)}`];
}

/** Throws an error listing every override that names no setting or has the wrong type. */
export function checkOverrides(declared: DeclaredSettings, overrides: Settings): void {
  const wrong = Object.entries(overrides).flatMap(([name, value]) => {
    const setting = Object.hasOwn(declared, name) ? declared[name] : undefined;
    if (setting !== undefined) return misfit(name, setting, value);
    const meant = nearest(name, Object.keys(declared));
    return [`There is no setting ${name}${meant === undefined ? '' : `; did you mean ${meant}?`}`];
  });
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** What is wrong with the types of values of declared settings; null = nothing. Others are nobody's, and a test may leave a range. */
export function wrongSettings(declared: DeclaredSettings, values: Settings): string | null {
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    const setting = Object.hasOwn(declared, name) ? declared[name] : undefined;
    return setting === undefined ? [] : misfit(name, { ...setting, between: null }, value);
  });
  return wrong.length === 0 ? null : wrong.join('\n');
}

/** Later layers win. */
export function mergeSettings(...layers: readonly Settings[]): Settings {
  return Object.assign({}, ...layers);
}

export function numberSetting(settings: Settings, name: NumberSetting): number {
  const value = declaredValue(settings, name);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`The setting ${name} is no number`);
  return value;
}

/** May be empty. */
export function textSetting(settings: Settings, name: TextSetting): string {
  const value = declaredValue(settings, name);
  if (typeof value !== 'string') throw new Error(`The setting ${name} is no text`);
  return value;
}

export function flagSetting(settings: Settings, name: FlagSetting): boolean {
  return declaredValue(settings, name) === true;
}

export function listSetting(settings: Settings, name: ListSetting): readonly unknown[] {
  const value = declaredValue(settings, name);
  if (!Array.isArray(value)) throw new Error(`The setting ${name} is no list`);
  return value;
}

/** Defaults live in the catalogue only, so a missing value means that the setting is not declared. */
function declaredValue(settings: Settings, name: string): unknown {
  if (!Object.hasOwn(settings, name)) throw new Error(`The setting ${name} is not declared`);
  return settings[name];
}
