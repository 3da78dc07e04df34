import { readdir, readFile } from 'node:fs/promises';

/** Half a word of Chinese origin and its ending, a word of two characters or more, or one of a foreign language. */
const word =
  /[\p{Script=Han}\u3005]{2,}[\u3041-\u3093]?|\p{Script=Han}[\u3041-\u3093]{1,2}|[\u30a1-\u30f6\u30fc]{3,}|[\p{Script=Han}\u3005]+[\u30a1-\u30f6\u30fc]+/gu;

/** What a sentence is about, without what holds it together. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.match(word))];
}

/** Of its screens, codes and errors; not what it tells of itself to those who write them. */
const unread = new Set(['stories', 'home.yaml', 'claims.yaml', 'settings.yaml', 'words.yaml']);

/** The words that stand on the screens of a service: somebody who has seen one remembers it. */
export async function screenWords(folder: URL): Promise<readonly string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !unread.has(name));
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry.isDirectory()) return screenWords(new URL(`${entry.name}/`, folder));
      if (!entry.name.endsWith('.yaml')) return [];
      return wordsIn((await readFile(new URL(entry.name, folder), 'utf8')).replace(/^\s*#.*$|\s#\s.*$/gm, ''));
    }),
  );
  return [...new Set(found.flat())];
}
