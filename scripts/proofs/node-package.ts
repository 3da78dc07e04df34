/** The newest LTS release, recommended in the README. */
export const recommended = '24';

/**
 * The package with Node itself (`bin/node`) for a platform. The package `node` only fetches one of these in an install script, which many
 * machines block.
 */
export function nodePackage(platform: NodeJS.Platform, arch: string): string {
  const system = platform === 'win32' ? 'win' : platform;
  return `node-${system === 'darwin' && arch === 'arm64' ? 'bin-' : ''}${system}-${arch}`;
}

/** `22 26 check unit`: releases to test on, and parts of `npm test`; no release = the recommended one, no part = all. */
export function readWords(words: readonly string[]): { versions: readonly string[]; parts: readonly string[] } {
  const isVersion = (word: string) => /^\d+(?:\.\d+){0,2}$/.test(word);
  const versions = words.filter(isVersion);
  return { versions: versions.length > 0 ? versions : [recommended], parts: words.filter((word) => !isVersion(word)) };
}
