import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { sampleOf } from '../../walk/sample.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import { type Client, calls, contracts, logIn } from './client.ts';
import { isKey, type Leaf, leavesOf, long, strangeReply } from './hostile-values.ts';

const cases = calls.flatMap(({ entry, request }) =>
  request === null ? [] : [{ name: entry.call, entry, request, body: sampleOf(request, contracts, '', 9) }],
);

/** The body with a value at all of these places at once. */
const filled = (body: unknown, schema: JsonSchema, of: (leaf: Leaf) => boolean, value: string) =>
  leavesOf(body, schema)
    .filter(of)
    .reduce(
      (now, { where }) =>
        leavesOf(now, schema)
          .find((leaf) => leaf.where === where)
          ?.with(value),
      body,
    );

/** Value by value, and from where each call succeeds: `hostile-ids.proof.test.ts`. */
describe.each(databases)('what nobody sends who means well, on %s', (kind) => {
  const portal = sharedPortalOn(kind);
  let client: Client;
  beforeAll(async () => {
    client = await logIn(portal.origin, 'nq-care-worker');
  });

  it.each(cases)('$name: texts without end are refused, or name nothing', async ({ name, entry, request, body }) => {
    const isText = ({ schema }: Leaf) => schema.type === 'string';
    const reply = await client.call(name, filled(body, request, isText, long));
    expect(strangeReply(reply, entry.codes)).toBeNull();
  });

  it.each(cases)('$name: a key that is longer than any is one that is not there', async ({ name, request, body }) => {
    const [none, other] = [
      await client.call(name, filled(body, request, isKey, 'none')),
      await client.call(name, filled(body, request, isKey, long)),
    ];
    expect([other.resultCode, other.errors]).toEqual([none.resultCode, none.errors]);
  });
});
