import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Claims a data folder for this process: two embedded databases on the same files would corrupt them.
 * Returns the function that releases it. Throws when a living process holds it.
 */
export async function lockFolder(folder: string, processId = process.pid): Promise<() => Promise<void>> {
  const file = join(folder, 'process-id');
  for (;;) {
    try {
      await writeFile(file, String(processId), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (Number.isInteger(holder) && holder > 0 && holder !== processId && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop it, choose another folder with MADOGUCHI_DATA, or use DATABASE_URL for several processes.`,
      );
    }
    await rm(file, { force: true });
  }
}
