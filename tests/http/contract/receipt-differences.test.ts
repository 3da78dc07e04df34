import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../src/server/kernel/portal/module-parts.ts';
import { projectOf } from '../../runtime/project.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf } from './client.ts';
import { differenceCases } from './difference-case.ts';

/** What the screens of a service call the registers. */
const sources = (service: string) =>
  projectOf()
    .screens.filter((screen) => screen.service === service)
    .flatMap(({ fields, groups }) => [...fields, ...groups.flatMap((group) => group.fields)])
    .flatMap(({ against }) => (against === undefined ? [] : [against.source]));

describe.each(databases)('what was filed otherwise than the registers have it, in the receipt, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  for (const [service, list] of differenceCases)
    it.each(list)(`${service}: $what`, async ({ file, differs }) => {
      const [client, number] = await file(portal);
      const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }));
      expect(receipts).toHaveLength(1);
      const told = receipts[0]?.differences ?? [];
      expect(told.map(({ label, written, registered }) => [label, written, registered])).toEqual(differs);
      for (const { source } of told) expect(sources(service)).toContainEqual(source);
      // The same from the list, where the service has one.
      const { receipts: listed } = await bodyOf<{ receipts: readonly Receipt[] }>(
        client.call('receiptList', { service }),
      );
      expect(listed.find((receipt) => receipt.number === number)).toEqual(receipts[0]);
      if (differs.length === 0) expect(receipts[0]).not.toHaveProperty('differences');
    });
});
