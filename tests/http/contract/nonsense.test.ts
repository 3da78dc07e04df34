import { describe, expect, it } from 'vitest';
import { databases, sharedPortalOn } from '../harness.ts';
import { bodyOf, logIn } from './client.ts';
import type { Nonsense } from './nonsense/case.ts';

/** `nonsense/<service>.ts`. */
const modules = import.meta.glob<{ readonly nonsense?: readonly Nonsense[] }>('./nonsense/*.ts', { eager: true });

interface Receipt {
  readonly differences?: readonly { readonly label: string; readonly written: string; readonly source: string }[];
}

describe.each(databases)('what nobody means is not filed in silence, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it.each(Object.values(modules).flatMap(({ nonsense = [] }) => nonsense))(
    '$id: $typed',
    async ({ persona, file, comesOf }) => {
      const client = await logIn(portal.origin, persona);
      const { refusal, number } = await file(client);
      if ('refused' in comesOf) return expect(refusal).toContain(comesOf.refused);
      expect(refusal).toBeNull();
      const { receipts } = await bodyOf<{ receipts: readonly Receipt[] }>(client.call('receiptGet', { number }));
      const told = receipts.flatMap(({ differences = [] }) => differences.map(({ label }) => label));
      expect(told).toEqual(expect.arrayContaining([...comesOf.differs]));
    },
  );
});
