import type { AnyRecord } from '../../forms/record.ts';
import type { CodeSetting } from '../../model/code-settings.ts';

/** Typed access to settings by dotted name; a missing or wrongly typed one falls back to the given default (section 9). */
export interface Settings {
  number(name: CodeSetting, otherwise: number): number;
  text(name: CodeSetting, otherwise: string): string;
  flag(name: CodeSetting): boolean;
  list(name: CodeSetting): readonly string[];
}

export function createSettings(all: AnyRecord): Settings {
  const of = (name: CodeSetting): unknown => all[name];
  return {
    number: (name, otherwise) => (typeof of(name) === 'number' ? (of(name) as number) : otherwise),
    text: (name, otherwise) => (typeof of(name) === 'string' ? (of(name) as string) : otherwise),
    flag: (name) => of(name) === true,
    list: (name) => (Array.isArray(of(name)) ? (of(name) as string[]) : []),
  };
}
