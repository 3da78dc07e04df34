import { mkdir } from 'node:fs/promises';

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
};

/** Makes the folder of the embedded database, where it is not there. */
export async function makeDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(`MADOGUCHI_DATA must be a folder that this process may write to: ${folder}${codeOf(error)}`);
  });
}

/** Whatever the database in it says of itself is for its makers; it stays as the cause. */
export function noDatabaseIn(folder: string, cause: unknown): Error {
  return new Error(
    `MADOGUCHI_DATA: the database in ${folder} does not open${codeOf(cause)}. Make room on its disk first (at least 32 MB: it needs them to open). Only if it does not open with room was it made by another version, or is broken: put a backup back (docs/operations.md), or name another folder.`,
    { cause },
  );
}
