import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { withTypes } from '../../src/forms/schema-with-types.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { readContracts, type WrittenCall } from '../../src/server/kernel/contract/contracts.ts';

const { calls, types } = await readContracts(new URL('../../catalog/', import.meta.url));
/** One for all calls: each would compile the schema of schemas anew. */
const strict = new Ajv2020({
  strict: true,
  keywords: ['x-assumed', 'x-opaque', 'x-class', 'x-for', 'x-proves', 'x-apart', 'x-sorts'],
});
const names = calls.map(({ entry }) => entry.call);
const callOf = (name: string) => calls.find(({ entry }) => entry.call === name) as WrittenCall;
const entryOf = (name: string) => callOf(name).entry;
const bodiesOf = (name: string): { readonly reqBody?: JsonSchema; readonly resBody?: JsonSchema } => {
  const { request, response } = callOf(name);
  return { ...(request && { reqBody: request }), ...(response && { resBody: response }) };
};

/** Every schema below one, with the way to it. */
function membersOf(schema: JsonSchema, way: string): readonly (readonly [string, JsonSchema])[] {
  const named = Object.entries({ ...schema.properties, ...schema.patternProperties });
  const own = named.map(([name, member]) => [`${way}.${name}`, member] as const);
  return [
    ...own.flatMap(([name, member]) => [[name, member] as const, ...membersOf(member, name)]),
    ...(schema.items === undefined ? [] : membersOf(schema.items, `${way}[]`)),
  ];
}

describe.each(names)('the schema of %s', (name) => {
  it('compiles, with nothing but annotations that ajv does not know', () => {
    for (const schema of Object.values(bodiesOf(name))) expect(strict.compile(withTypes(schema, types))(1)).toBe(false);
  });

  it('has an example that it takes for an answer', () => {
    const { entry, response } = callOf(name);
    expect(entry.example === undefined).toBe(response === null);
    if (response === null) return;
    const validate = strict.compile(withTypes(response, types));
    validate(entry.example);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('explains every member in Japanese', () => {
    const silent = Object.entries(bodiesOf(name))
      .flatMap(([body, schema]) => membersOf(schema, body))
      .filter(([, member]) => !/[ぁ-んァ-ヶ一-龠]/.test(member.description ?? ''));
    expect(silent.map(([way]) => way)).toEqual([]);
  });

  it('takes no member in reqBody that it does not name [API-002]', () => {
    const { reqBody } = bodiesOf(name);
    if (reqBody?.properties !== undefined) expect(reqBody.additionalProperties).toBe(false);
  });
});

describe('the catalogue of calls', () => {
  it.each([
    ['B00101', ['isLogin', 'logout', 'sessionExtend']],
    [
      'B00102',
      [
        'cardAssistInfo',
        'get4information',
        'mdocRegister',
        'qrCardAssistInfo',
        'qrCardAssistStatusCheck',
        'reget4information',
        'set4information',
      ],
    ],
    ['B00103', ['pseudonymCheck', 'pseudonymExec', 'pseudonymStatusCheck']],
    ['B00104', ['createXml', 'domicileGet', 'domicileSet']],
  ])('%s stands for the failure of its calls [AM-036]', (clientCode, calls) => {
    expect(names.filter((name) => entryOf(name).clientCode === clientCode)).toEqual(calls);
  });

  it('B00199 stands for the failure of every other call [AM-036]', () => {
    const others = new Set(names.map((name) => entryOf(name).clientCode ?? 'B00199'));
    expect([...others].sort()).toEqual(['B00101', 'B00102', 'B00103', 'B00104', 'B00199']);
  });

  it('background calls are those nobody waits for [AM-045 API-069]', () => {
    const background = names.filter((name) => entryOf(name).background);
    expect(background).toEqual([
      'inputAssistance',
      'kanaTempDelete',
      'loggingCreate',
      'mailRegister',
      'notificationList',
      'readHistory',
      // What was filed is shown though its receipt cannot be fetched.
      'receiptGet',
      'receiptList',
      'selfInfo',
    ]);
  });

  it('only the two statuses of QR codes, and files, have a time-out of their own [AM-070 AM-071]', () => {
    const own = names.filter((name) => entryOf(name).timeout !== undefined);
    expect(own.map((name) => [name, entryOf(name).timeout])).toEqual([
      ['nqAttachmentAdd', '2 minutes'],
      ['qrCardAssistStatusCheck', '=settings.qr.statusTimeout'],
      ['signatureStatusCheck', '=settings.qr.statusTimeout'],
    ]);
  });

  it.each([
    ['AM-020 has4Information may be absent', 'has4Information'],
    ['FR-082 onlineUserIdGetIsCompleted may be absent', 'onlineUserIdGetIsCompleted'],
  ])('%s', (_name, member) => {
    const response = bodiesOf('pseudonymStatusCheck').resBody;
    expect(response?.properties).toHaveProperty(member);
    expect(response?.required ?? []).not.toContain(member);
  });

  it('sex is any text [EN-015 AM-058]', () => {
    expect(types.fourInformation?.properties?.sex).not.toHaveProperty('enum');
  });
});

describe('named types', () => {
  it('explain every member in Japanese', () => {
    const silent = Object.entries(types)
      .flatMap(([name, schema]) => membersOf(schema, name))
      .filter(([, member]) => !/[ぁ-んァ-ヶ一-龠]/.test(member.description ?? ''));
    expect(silent.map(([way]) => way)).toEqual([]);
  });

  it('fourInformation says what the call answers', () => {
    const { properties, required } = types.fourInformation ?? {};
    const { resBody } = bodiesOf('get4information');
    expect(required).toEqual(resBody?.required);
    expect(properties).toMatchObject(resBody?.properties ?? {});
  });

  it('the combination code is the one member that only an intent return has [EN-012]', () => {
    const { properties = {}, required = [] } = types.fourInformation ?? {};
    expect(Object.keys(properties).filter((name) => !required.includes(name))).toEqual(['combinationCode']);
  });

  it('all four-information bodies are alike [EN-008 EN-009 EN-010 EN-011]', () => {
    const { resBody } = bodiesOf('get4information');
    expect(bodiesOf('reget4information').resBody).toEqual(resBody);
    expect(bodiesOf('set4information').reqBody?.properties).toEqual(resBody?.properties);
  });
});
