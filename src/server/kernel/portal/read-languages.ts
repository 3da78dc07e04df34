import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** What the page for people who do not read Japanese says in one language. */
export interface Language {
  /** As in `languages` of the services' cards. */
  readonly key: string;
  /** BCP 47. */
  readonly lang: string;
  /** In the language itself. */
  readonly name: string;
  readonly heading: string;
  readonly intro: string;
  /** Heading of the services. */
  readonly services: string;
  /** Heading of what is needed: card, phone, papers. */
  readonly bring: string;
  readonly card: string;
  readonly phone: string;
  readonly papers: string;
  /** Heading of who helps: an office, a person. */
  readonly help: string;
  readonly office: string;
  readonly person: string;
  readonly sample: string;
}

/** `languages` of `catalog/home.yaml`, in its order; empty = there is no such page. */
export async function readLanguages(project: URL): Promise<readonly Language[]> {
  const written = parse(await readFile(new URL('catalog/home.yaml', project), 'utf8')) as {
    readonly languages?: { readonly [key: string]: Omit<Language, 'key'> };
  };
  return Object.entries(written.languages ?? {}).map(([key, language]) => ({ key, ...language }));
}
