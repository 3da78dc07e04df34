import type { Project } from '../../../src/model/project.ts';
import type { Story } from '../../../src/model/story.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import { namedAddresses } from '../named-addresses.ts';
import type { NameOfAddress } from './recorder.ts';

/** Finds the name of the catalogue's address that leads there. */
export function nameOfAddressIn(
  { catalogs: [catalog] }: Project,
  vocabulary: Vocabulary,
  origin: string,
  isLaunched: boolean,
): NameOfAddress {
  if (catalog === undefined) return () => null;
  const functions = Object.fromEntries(Object.values(vocabulary.functions).map(({ name, run }) => [name, run]));
  const story = { launch: isLaunched ? {} : null, settings: {} } as Story;
  return namedAddresses(catalog, functions, story, origin).nameOf;
}
