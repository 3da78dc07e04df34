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
  /** Where the qualification states the fee; absent: registrations and examinations state it themselves. */
  readonly fee?: 'change' | 'reissue' | 'certificate' | 'free';
  /** What is agreed to before applying; absent: what is agreed to for all. */
  readonly agreement?: string;
  readonly procedures: readonly ProcedureEntry[];
}

/** An entry of `hierarchies.yaml`: a choice is numbered by its position. */
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
  /** Code of the agency. */
  readonly by: string;
  readonly name: string;
  /** Dates in each year: month, which one (`1` … `4`, `last`) and day of the week, example `2 1 日`. */
  readonly on: readonly string[];
  /** Days before the examination on which the application period begins and ends, and days after it until the results. */
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
  /** What else people call it. */
  readonly words?: readonly string[];
  readonly law: string;
  readonly lawNumber: string;
  readonly ministry?: string;
  readonly kind: string;
  readonly description: string;
  /** The document issued: 登録証, 免許証 … */
  readonly card: string;
  /** Code of the agency, or `prefectures`. */
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

/** Content of `catalogue/`, as written. */
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
  /** Changes when any of the files does. */
  readonly hash: string;
  /** Keyed by the path below `catalogue/`. */
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
