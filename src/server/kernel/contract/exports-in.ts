import { readdir } from 'node:fs/promises';

/** The modules of a folder, in order of their names. */
export async function exportsIn<Module>(folder: URL): Promise<readonly Module[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as Module));
}
