import { describe, expect, it } from 'vitest';
import { databases, portalOn } from '../harness.ts';
import { callCases } from './calls.ts';
import { calls } from './client.ts';
import { hostileValues, leavesOf, strangeReply } from './hostile-values.ts';

describe.each(databases)('each value of what a call takes may be anything, on %s', (kind) => {
  const portal = portalOn(kind, { settings: { 'admin.tries.ofEmail': 1_000_000, 'admin.tries.ofAddress': 1_000_000 } });

  it.each(callCases)(
    '$call',
    async ({ call: name, arrive }) => {
      const call = calls.find(({ entry }) => entry.call === name);
      const { client, reqBody } = await arrive(portal.origin, portal.database);
      const strange: unknown[] = [];
      for (const leaf of leavesOf(reqBody ?? {}, call?.request ?? {}))
        for (const value of hostileValues(leaf)) {
          const told = strangeReply(await client.call(name, leaf.with(value)), call?.entry.codes);
          if (told !== null) strange.push([leaf.where, value, told]);
        }
      expect(strange).toEqual([]);
    },
    300_000,
  );
});
