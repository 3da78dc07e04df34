import { readdir } from 'node:fs/promises';
import type { JobKind } from './job-kind.ts';

export type JobKinds = ReadonlyMap<string, JobKind>;

/** Loads the `job` export of every `jobs/<name>.ts` of the modules, named `<module>/<name>`. Throws where a file exports none. */
export async function discoverJobs(
  modules: readonly { readonly name: string; readonly jobs: URL }[],
): Promise<JobKinds> {
  return new Map((await Promise.all(modules.map(({ name, jobs }) => inFolder(name, jobs)))).flat());
}

async function inFolder(module: string, folder: URL): Promise<readonly (readonly [string, JobKind])[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map(async (file) => {
        const { job } = (await import(new URL(file, folder).href)) as { job?: JobKind };
        if (job === undefined) throw new Error(`${module}/jobs/${file} must export job.`);
        return [`${module}/${file.slice(0, -3)}`, job] as const;
      }),
  );
}
