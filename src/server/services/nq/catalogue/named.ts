import type { Words } from '../../../kernel/portal/read-home.ts';
import { parseCatalogue, readCatalogueTexts } from './catalogue-files.ts';

/** Qualifications, with their readings and what else people call them. */
export async function namedQualifications(): Promise<Words> {
  const { qualifications } = parseCatalogue((await readCatalogueTexts()).texts);
  return qualifications.map(({ name, kana, words = [] }) => [name, kana, ...words]);
}
