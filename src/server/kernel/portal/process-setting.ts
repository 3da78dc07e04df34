import { isIP } from 'node:net';
import { urlOf } from '../../../model/url-of.ts';
import { type KeyRing, readKeys } from '../../db/key-ring.ts';
import { readOrigin } from '../sessions/origin.ts';

/** A variable of the environment. */
export interface ProcessSetting<Value> {
  /** What it is for, as docs/operations.md says it (Markdown). */
  readonly says: string;
  /** What it takes. */
  readonly takes: string;
  /** What holds without it, in words. */
  readonly without: string;
  readonly initial: Value;
  /** Throws, without naming the variable, what it must be. */
  read(text: string): Value;
}

/** What is the same for each kind. */
type Says = Pick<ProcessSetting<unknown>, 'says'> & { readonly without?: string };

export function wholeNumber(
  of: Says & { readonly from: number; readonly to: number; readonly initial: number; readonly unit?: string },
): ProcessSetting<number> {
  const { says, from, to, initial, unit, without = String(initial) } = of;
  const takes = `a whole number ${unit === undefined ? '' : `of ${unit} `}from ${from} to ${to}`;
  const read = (text: string) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= from && value <= to)) throw new Error(`must be ${takes}: ${text}`);
    return value;
  };
  return { says, takes, without, initial, read };
}

export function text(of: Says & { readonly takes: string; readonly initial: string }): ProcessSetting<string> {
  return { without: `\`${of.initial}\``, ...of, read: (value) => value };
}

/** An address to listen on. Whether it is one of this machine is seen when somebody listens (`cannot-listen.ts`). */
export function host(of: Says & { readonly initial: string }): ProcessSetting<string> {
  const takes = 'a network address or name';
  const read = (value: string) => {
    const isName = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value);
    if (isIP(value) === 0 && !isName) throw new Error(`must be ${takes}, for example 0.0.0.0: ${value}`);
    return value;
  };
  return { without: `\`${of.initial}\``, ...of, takes, read };
}

/** Whoever means to switch it on writes the word; anything else, a slip included, leaves it off. */
export function onlyOn(of: Says & { readonly without: string }): ProcessSetting<boolean> {
  return { ...of, takes: '`on`; any other value is off', initial: false, read: (value) => value === 'on' };
}

export function oneOf<Value extends string>(
  of: Says & { readonly values: readonly Value[]; readonly without: string },
): ProcessSetting<Value | null> {
  const { says, values, without } = of;
  const takes = values.map((value) => `\`${value}\``).join(', ');
  const read = (text: string) => {
    const found = values.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}: ${text}`);
    return found;
  };
  return { says, takes, without, initial: null, read };
}

export function origin(of: Says & { readonly without: string }): ProcessSetting<string | null> {
  const takes = 'an origin, example `https://portal.example`';
  return { ...of, takes, initial: null, read: readOrigin };
}

export function networks(of: Says & { readonly without: string }): ProcessSetting<readonly string[]> {
  const read = (value: string) => {
    const all = value.split(',').map((one) => one.trim());
    if (all.join('') === '') return [];
    const wrong = all.find((one) => !isNetwork(one));
    if (wrong !== undefined) throw new Error(`must be network addresses, for example 10.0.0.0/8,::1: ${wrong}`);
    return all;
  };
  return { ...of, takes: 'network addresses, comma-separated, example `10.0.0.0/8,::1`', initial: [], read };
}

function isNetwork(written: string): boolean {
  const [address = '', length, ...more] = written.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (kind === 4 ? 32 : 128));
}

/** A PostgreSQL server. What is wrong is told without the address: there may be a password in it. */
export function postgresUrl(of: Says & { readonly without: string }): ProcessSetting<string | null> {
  const takes = 'an address as `postgresql://name:password@host:5432/database`';
  const read = (value: string) => {
    const { protocol } = urlOf(value) ?? { protocol: '' };
    if (protocol !== 'postgresql:' && protocol !== 'postgres:') throw new Error(`must be ${takes}`);
    return value;
  };
  return { ...of, takes, initial: null, read };
}

/** Keys under which values are sealed at rest. */
export function keyRing(of: Says & { readonly without: string }): ProcessSetting<KeyRing | null> {
  const takes = 'keys as `id:base64`, comma-separated, 32 random bytes each (`openssl rand -base64 32`)';
  return { ...of, takes, initial: null, read: readKeys };
}

export function jsonRecord(of: Says): ProcessSetting<{ readonly [name: string]: unknown }> {
  const read = (value: string) => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      parsed = null;
    }
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new Error('must be a JSON object, for example {"poll.every": 2}');
    return parsed as { readonly [name: string]: unknown };
  };
  return {
    without: '`{}`',
    ...of,
    takes: 'a JSON object, durations in seconds, example `{"poll.every": 2}`',
    initial: {},
    read,
  };
}
