import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { NeededDocument } from './hierarchy.ts';

const folder = new URL('./data/', import.meta.url);

interface Section {
  readonly title: string;
  readonly body: string;
}

export interface AgencyEntry {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly phone: string;
}

export interface ProcedureEntry {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly days: number;
  readonly form: string;
  readonly sections: readonly Section[];
  readonly documents: readonly NeededDocument[];
}

export interface BusinessEntry {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly summary: string;
  /** Where the qualification says what it costs; absent: registrations and examinations say it themselves. */
  readonly fee?: 'change' | 'reissue' | 'certificate' | 'free';
  readonly procedures: readonly ProcedureEntry[];
}

/** Of `hierarchies.yaml`: the number of a choice is its place. */
export interface LevelEntry {
  readonly question: string;
  readonly choices: readonly {
    readonly name: string;
    readonly hint?: string;
    readonly form?: string;
    readonly documents?: readonly NeededDocument[];
    readonly next?: LevelEntry;
  }[];
}

export interface ExamEntry {
  /** Agency. */
  readonly by: string;
  readonly name: string;
  /** Each time in a year: month, which (`1` … `4`, `last`) and day of the week, example `2 1 日`. */
  readonly on: readonly string[];
  /** Days before the examination on which applications begin and end, and after it until the results. */
  readonly days: { readonly from: number; readonly until: number; readonly result: number };
  readonly feeYen: number;
  readonly subjects: readonly string[];
  readonly hierarchy?: string;
  readonly form?: string;
}

export interface QualificationEntry {
  readonly id: string;
  readonly name: string;
  readonly kana: string;
  readonly law: string;
  readonly lawNumber: string;
  readonly ministry?: string;
  readonly kind: string;
  readonly description: string;
  /** What is handed out: 登録証, 免許証 … */
  readonly card: string;
  /** Agency, or `prefectures`. */
  readonly registrar: string;
  readonly registration: {
    readonly feeYen: number;
    readonly fee: string;
    readonly hierarchy?: string;
    readonly form?: string;
  };
  /** Yen. */
  readonly change: number;
  readonly reissue: number;
  readonly exam?: ExamEntry;
}

/** What `catalogue/` says, as it is written there. */
export interface CatalogueFiles {
  readonly hours: string;
  readonly agencies: readonly AgencyEntry[];
  readonly feeNote: string;
  readonly agreement: string;
  readonly businesses: readonly BusinessEntry[];
  readonly hierarchies: { readonly [name: string]: LevelEntry };
  readonly qualifications: readonly (QualificationEntry & { readonly ministry: string })[];
  /** `forms/<id>.<version>.yaml`. */
  readonly forms: readonly { readonly id: string; readonly version: number; readonly definition: unknown }[];
}

interface CatalogueTexts {
  /** Different when any of the files is. */
  readonly hash: string;
  /** By path below `catalogue/`. */
  readonly texts: ReadonlyMap<string, string>;
}

export async function readCatalogueTexts(): Promise<CatalogueTexts> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml'));
  const names = files.map((name) => name.replaceAll('\\', '/')).sort();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const hash = createHash('sha256');
  for (const [index, name] of names.entries())
    hash
      .update(name)
      .update('\0')
      .update(texts[index] ?? '')
      .update('\0');
  return { hash: hash.digest('hex'), texts: new Map(names.map((name, index) => [name, texts[index] ?? ''])) };
}

export function parseCatalogue(texts: CatalogueTexts['texts']): CatalogueFiles {
  const read = (name: string) => parse(texts.get(name) ?? '');
  const below = (start: string) => [...texts.keys()].filter((name) => name.startsWith(start));
  const { hours, agencies } = read('agencies.yaml');
  const { feeNote, agreement, businesses } = read('businesses.yaml');
  const { hierarchies } = read('hierarchies.yaml');
  return {
    hours,
    agencies,
    feeNote,
    agreement,
    businesses,
    hierarchies,
    qualifications: below('fields/').flatMap((name) => {
      const { ministry, qualifications } = read(name) as { ministry: string; qualifications: QualificationEntry[] };
      return qualifications.map((entry) => ({ ...entry, ministry: entry.ministry ?? ministry }));
    }),
    forms: below('forms/').map((name) => {
      const [, id = '', version = ''] = /^forms\/(.+)\.(\d+)\.yaml$/.exec(name) ?? [];
      return { id, version: Number(version), definition: read(name) as unknown };
    }),
  };
}
