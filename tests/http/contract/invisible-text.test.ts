import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { namedSchema } from '../../../src/model/named-schema.ts';
import { serverCalls } from '../../../src/server/kernel/contract/calls.ts';
import { readContracts } from '../../../src/server/kernel/contract/contracts.ts';
import { projectOf } from '../../runtime/project.ts';
import { sampleOf } from '../../walk/sample.ts';
import { databases, sharedPortalOn } from '../harness.ts';

const project = projectOf();
const calls = serverCalls(await readContracts(new URL('../../../catalog/', import.meta.url)));

/** Turns the direction of what follows it. */
const hidden = '\u202E';

/** The value with the sign behind one of its texts for people, for each of them. */
function withHidden(value: unknown, schema: JsonSchema): readonly unknown[] {
  const real = namedSchema(schema, project.types) ?? {};
  if (typeof value === 'string') return real['x-for'] === 'machine' ? [] : [`${value}${hidden}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    withHidden(part, (Array.isArray(value) ? real.items : real.properties?.[name]) ?? {}).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  );
}

const acts = new Set(project.catalogs[0]?.calls.filter(({ effect }) => effect === 'files').map(({ name }) => name));
const filing = [...calls.values()].filter(({ name, takesBody }) => acts.has(name) && takesBody);
const cases = filing.map(({ name, path, checkRequest }) => {
  const schema = project.callSchemas.find((one) => one.name === name)?.request ?? {};
  const bodies = withHidden(sampleOf(schema, project), schema).map((reqBody) => ({
    commonHeader: { screenId: 'X' },
    reqBody,
  }));
  return [name, path, bodies.filter((body) => checkRequest(body))] as const;
});

describe.each(databases)('what is filed holds nothing that cannot be seen, on %s', (kind) => {
  const portal = sharedPortalOn(kind);

  it('there is such a call whose text is free', () => {
    expect(cases.filter(([, , bodies]) => bodies.length > 0).map(([name]) => name)).toEqual(
      expect.arrayContaining(['createXml', 'hpkiSubmit', 'licencePermanentAddressSubmit']),
    );
  });

  it.each(cases)('%s', async (_name, path, bodies) => {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${portal.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('見えない文字')]);
    }
  });
});
