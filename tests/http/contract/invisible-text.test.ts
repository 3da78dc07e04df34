import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/model/json-schema.ts';
import { namedSchema } from '../../../src/model/named-schema.ts';
import { serverCalls } from '../../../src/server/kernel/contract/calls.ts';
import { readContracts } from '../../../src/server/kernel/contract/contracts.ts';
import { projectOf } from '../../runtime/project.ts';
import { sampleOf } from '../../walk/sample.ts';
import { databases, sharedPortalOn } from '../harness.ts';
import type { CallCase } from './call-case.ts';
import { callCases } from './calls.ts';

const project = projectOf();
const calls = serverCalls(await readContracts(new URL('../../../catalog/', import.meta.url)));

/** Turns the direction of what follows it. */
const hidden = '\u202E';

/** The record with another text at a place. */
function withAt(value: unknown, [name = '', ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (name === '') return change(String(value));
  const part = withAt((value as { readonly [name: string]: unknown })[name], rest, change);
  return Array.isArray(value) ? value.with(Number(name), part) : { ...(value as object), [name]: part };
}

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

  it('the sign is named by the letter before it, and so are the input and its row', async () => {
    const kana = callCases.find(({ call }) => call === 'kanaSubmit');
    const hpki = callCases.find(({ call }) => call === 'hpkiSubmit');
    const told = async (row: CallCase | undefined, path: readonly string[]) => {
      const { client, reqBody } = (await row?.arrive(portal.origin, portal.database)) ?? {};
      const reply = await client?.call(
        row?.call ?? '',
        withAt(reqBody, path, (text) => `${text}${hidden}`),
      );
      return reply?.errors.map(({ errorMessage, input }) => [errorMessage, input?.field]);
    };
    expect(await told(kana, ['report', 'reports', '0', 'furigana'])).toEqual([
      [
        '「振り仮名の入力」の画面の1つ目の「振り仮名」：「振り仮名」に「ミ」のあとの見えない文字は使えません。そのまわりを入力し直してください。',
        undefined,
      ],
    ]);
    for (const [member, label] of [
      ['email', 'メールアドレス'],
      ['deskPrefecture', '受け取る都道府県'],
      ['registrationDate', '医籍登録年月日'],
    ] as const)
      expect(await told(hpki, ['application', member])).toEqual([
        [expect.stringMatching(new RegExp(`「${label}」に「.」のあとの見えない文字は使えません。`)), member],
      ]);
  });

  it.each(cases)('%s', async (_name, path, bodies) => {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${portal.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('見えない文字')]);
    }
  });
});
