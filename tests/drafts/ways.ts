import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Filing, filingsOf } from '../../src/flow/filed/filings.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import { vocabulary } from '../load/vocabulary.ts';
import type { Ground } from '../walk/ground.ts';

interface WrittenWay {
  /** Members of what is sent that no record keeps. */
  readonly unstored?: readonly string[];
  readonly people: readonly string[];
  readonly open: string;
  readonly with?: { readonly [name: string]: unknown };
  readonly launch?: { readonly [name: string]: string };
  /** What is filed before; the draft goes on from there. */
  readonly after?: string;
  /** What others do in between. */
  readonly between?: 'correction';
  /** The screen that is opened then; absent = it goes on where it is. */
  readonly again?: string;
}

const { ways: written, unreached } = parse(readFileSync('tests/drafts/ways.yaml', 'utf8')) as {
  readonly ways: { readonly [filing: string]: readonly WrittenWay[] };
  readonly unreached: { readonly [filing: string]: string };
};

/** A draft of one filing begins so. */
export interface Way extends WrittenWay {
  readonly unstored: readonly string[];
  /** `<screen>/<call>`. */
  readonly key: string;
  readonly filing: Filing;
  /** What is filed before it; null = nothing. */
  readonly before: Filing | null;
}

export interface Ways {
  readonly all: readonly Way[];
  /** Everything that the project files. */
  readonly filings: readonly Filing[];
  /** Filings of the project that no way leads to. */
  readonly missing: readonly string[];
  /** Those of them that nobody comes to, and why not is written. */
  readonly unreached: readonly string[];
}

export function readWays({ project }: Ground): Ways {
  const filings = new Map<string, Filing>();
  for (const screen of project.screens) {
    const own = project.screens.filter(({ service }) => service === screen.service);
    for (const filing of filingsOf(screen, own, project, vocabulary)) {
      const key = `${screen.name}/${callOf(filing.step, vocabulary)?.call}`;
      if (!filings.has(key)) filings.set(key, filing);
    }
  }
  const filingOf = (key: string) => {
    const found = filings.get(key);
    if (found === undefined) throw new Error(`Nothing is filed at ${key}`);
    return found;
  };
  const all = Object.entries(written).flatMap(([key, ways]) =>
    ways.map((way) => ({
      ...way,
      unstored: way.unstored ?? [],
      key,
      filing: filingOf(key),
      before: way.after === undefined ? null : filingOf(way.after),
    })),
  );
  return {
    all,
    filings: [...filings.values()],
    missing: [...filings.keys()].filter((key) => !(key in written)),
    unreached: Object.keys(unreached),
  };
}
