import { type Filing, filingsOf } from '../../src/flow/filed/filings.ts';
import { callOf } from '../../src/load/steps/effects-of.ts';
import { fileOfService, gathered, readByService } from '../by-service.ts';
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

const FOLDER = 'tests/drafts/ways';

/**
 * `ways`: where a draft of each filing (`<screen>/<call>`) of a service begins: who, and at which screen. What is pressed and typed then is made by
 * chance. `unreached`: filings that nobody comes to, and why.
 */
interface File {
  readonly [key: string]: { readonly [filing: string]: unknown } | undefined;
}

const files = readByService<File>(FOLDER);
const written = gathered<readonly WrittenWay[]>(files, 'ways');
const unreached = gathered<string>(files, 'unreached');

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
  /** Filings of the project that no way leads to, and no reason is written: what to add. */
  readonly missing: readonly string[];
  /** Reasons for filings that are reached, or not there: what to take out. */
  readonly idle: readonly string[];
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
    missing: [...filings]
      .filter(([key]) => !(key in written) && !(key in unreached))
      .map(
        ([key, { screen }]) => `${key}: add it to ${fileOfService(FOLDER, screen.service)}, under ways or unreached`,
      ),
    idle: Object.keys(unreached)
      .filter((key) => !filings.has(key) || key in written)
      .map((key) => `${key}: take it out of ${FOLDER}`),
  };
}
