import { contractIn } from '../../src/load/files/own-part.ts';
import type { ProjectFiles } from '../../src/load/files/project-files.ts';

/** The contracts of the services among these files, as shared ones: for services that are not those. */
export function contractsShared(files: ProjectFiles): ProjectFiles {
  return new Map(
    [...files].flatMap(([file, content]) => {
      const contract = contractIn(file);
      return contract === null || file.startsWith('catalog/')
        ? []
        : [[`catalog/${contract.kind}/${contract.name}.yaml`, content] as const];
    }),
  );
}
