import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { callTypesSource } from './call-types.ts';
import { Output } from './output.ts';

/** Writes `build/call-types.d.ts`; depends on the contracts only. */
export async function writeCallTypes(root: string): Promise<void> {
  const output = new Output();
  output.write('call-types.d.ts', callTypesSource(await readContracts(pathToFileURL(join(root, 'catalog/')))));
  output.flush(join(root, 'build'), []);
}
