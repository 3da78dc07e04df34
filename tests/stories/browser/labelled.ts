import { wordsOf } from '../../../src/load/names/worded.ts';
import type { BrowserTab, Pressable, Root } from './tab.ts';

/** How something reads, and how what stands beside it reads. */
export interface Labelled {
  readonly label: unknown;
  /** More may follow: on a check page a button is called after the row it stands in. */
  readonly isStart?: boolean;
}

const anything = wordsOf({ kind: 'text', parts: [{}] }).source;

/**
 * Buttons, links and tabs of that label which are seen. A label that is computed altogether can read in any way: then it is whatever reads like none of the
 * others.
 */
export async function labelled(
  tab: BrowserTab,
  root: Root,
  own: Labelled,
  all: readonly Labelled[],
): Promise<readonly Pressable[]> {
  const { source, flags } = wordsOf(own.label);
  const found = await tab.pressables(
    root,
    new RegExp(own.isStart === true ? source.replace(/\$$/u, '') : source, flags),
  );
  if (source !== anything) return found;
  const others = all.map(({ label }) => wordsOf(label)).filter((words) => words.source !== anything);
  const texts = await Promise.all(found.map((one) => one.text()));
  return found.filter((_, index) => !others.some((words) => words.test(texts[index]?.trim() ?? '')));
}
