import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contractIn } from '../../src/load/files/own-part.ts';
import type { Endpoint } from '../../src/server/kernel/calls/endpoint.ts';
import { findModules } from '../../src/server/modules.ts';
import { realFiles, root } from '../lint/project.ts';
import { findUnits } from '../taken-out/units.ts';

const units = await findUnits();

/** With what a file is taken out. */
const ownerOf = (file: string) =>
  units.find(({ places }) => places.some((place) => file.startsWith(`${place}/`)))?.name ?? 'the portal';

const contracts = new Map<string, string>();
for (const file of realFiles.keys()) {
  const contract = contractIn(file);
  if (contract?.kind === 'calls') contracts.set(contract.name, file);
}

const folders = (await findModules()).map(({ endpoints }) => endpoints).filter((folder) => existsSync(folder));
const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));

it('an endpoint is taken out with its contract: of a call of one service it stands with that service, of a shared one with none', async () => {
  const apart = await Promise.all(
    files.map(async (url) => {
      const { endpoint } = (await import(url.href)) as { readonly endpoint: Endpoint };
      const file = relative(root, fileURLToPath(url));
      const contract = contracts.get(endpoint.call) ?? 'no contract';
      return ownerOf(file) === ownerOf(contract)
        ? []
        : [`${file} (${ownerOf(file)}): ${contract} (${ownerOf(contract)})`];
    }),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(apart.flat()).toEqual([]);
});
