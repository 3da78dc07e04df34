import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { responseValidatorModule, validatorModule } from '../../src/forms/precompile.ts';
import { schemaOfFields } from '../../src/forms/schema-of-fields.ts';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { readContracts } from '../../src/server/kernel/contract/contracts.ts';
import { aField } from './a-field.ts';
import { precompiled, precompiledResponse } from './precompiled.ts';
import { formVocabulary } from './vocabulary.ts';

const { calls, types: projectTypes } = await readContracts(new URL('../../catalog/', import.meta.url));
const formsFolder = join(import.meta.dirname, '../../src/forms');
const fields = [
  aField('prefecture', { required: true, options: [{ value: '13', label: '東京都', hint: '' }] }),
  aField('address', { required: true, constraints: [{ name: 'maxLength', argument: 100, message: '' }] }),
  aField('email', { required: true, constraints: [{ name: 'email', argument: true, message: '' }] }),
  aField('phone', { required: true, constraints: [{ name: 'phone', argument: true, message: '' }] }),
  aField('code', { required: true, constraints: [{ name: 'digits', argument: 6, message: '' }] }),
];
const schema = schemaOfFields(fields, formVocabulary);
const source = validatorModule(schema, formVocabulary);
const right = { prefecture: '13', address: '千代田区', email: 'a@example.jp', phone: '03-1234-5678', code: '123456' };

describe('validatorModule', () => {
  it('prints an ES module that imports constraints and nothing else', () => {
    const imports = [...source.matchAll(/^import .* from "(.*)";$/gm)].map((match) => match[1]);
    const files = ['digits', 'email', 'max-length', 'one-of', 'phone', 'required'];
    expect(imports.sort()).toEqual(files.map((name) => `../../src/forms/constraints/${name}.ts`));
    expect(source).not.toMatch(/\brequire\(|\bajv\b|\beval\b|new Function/);
  });

  it('is at most 4 KB compressed for a small screen, its constraints included', async () => {
    expect(gzipSync(source).length).toBeLessThan(4096);
    expect(gzipSync(await bundled(source)).length).toBeLessThan(4096);
  });

  it('runs where making code from text is forbidden', async () => {
    const data = JSON.stringify([right, { ...right, code: '12' }, {}]);
    const program = `${await bundled(source)}\nconsole.log(JSON.stringify(${data}.map((values) => Form(values))))`;
    expect(runWithoutCodeGeneration(program)).toBe('[true,false,false]');
    expect(() => runWithoutCodeGeneration('new Function("return 1")()')).toThrow('Code generation from strings');
  });

  it('gives the validator that RJSF looks up by the schema’s $id', async () => {
    const validate = await precompiled(schema);
    const validator = createPrecompiledValidator({ [schema.$id ?? '']: validate as never }, schema as never);
    expect(validator.validateFormData(right, schema as never).errors).toEqual([]);
    const wrong = validator.validateFormData({ ...right, prefecture: '', email: 'a@' }, schema as never);
    expect(wrong.errors.map(({ name, property }) => [name, property])).toEqual([
      ['email', '.email'],
      ['required', 'prefecture'],
    ]);
    expect(validator.isValid(schema as never, right, schema as never)).toBe(true);
  });
});

describe('responseValidatorModule', () => {
  const body: JsonSchema = {
    type: 'object',
    required: ['kind', 'four'],
    additionalProperties: false,
    properties: {
      kind: { enum: ['01', '02'] },
      four: { $ref: 'four' },
      at: { type: 'string', format: 'date-time' },
      day: { type: 'string', format: 'date', minLength: 10 },
      has: { type: 'boolean', default: true },
    },
  };
  const types = {
    four: { type: 'object', required: ['sex'], properties: { sex: { $ref: 'sex' } } },
    sex: { type: 'string', enum: ['1', '2', '3'] },
  };

  it.each<[string, unknown, string | null]>([
    ['a full body', { kind: '01', four: { sex: '1' }, at: '2026-04-01T09:00:00+09:00', day: '2026-04-01' }, null],
    ['a value outside an enum', { kind: '03', four: { sex: '1' } }, '/kind'],
    ['a fault inside a type', { kind: '01', four: { sex: '9' } }, '/four/sex'],
    ['a missing member', { kind: '01' }, ''],
    ['a member too many', { kind: '01', four: { sex: '1' }, more: 1 }, ''],
    ['a day that does not exist', { kind: '01', four: { sex: '1' }, day: '2026-02-30' }, '/day'],
    ['a time that does not exist', { kind: '01', four: { sex: '1' }, at: '2026-02-03T25:00:00Z' }, '/at'],
    ['no object', 'x', ''],
    ['nothing', null, ''],
  ])('judges %s', async (_what, value, fault) => {
    const validate = await precompiledResponse(body, types);
    expect(validate(value)).toBe(fault === null);
    expect(validate.errors?.[0]?.instancePath ?? null).toBe(fault);
  });

  it('fills in the schema’s defaults', async () => {
    const value = { kind: '01', four: { sex: '1' } };
    (await precompiledResponse(body, types))(value);
    expect(value).toEqual({ kind: '01', four: { sex: '1' }, has: true });
  });

  it('throws on a type that does not exist', () => {
    expect(() => responseValidatorModule({ $ref: 'fuor' }, types)).toThrow('fuor');
  });

  it.each<[string, unknown, string | null]>([
    [
      'a form that comes as data',
      { sections: [{ heading: '申請', items: [{ name: 'a', label: 'a', widget: 'text' }] }] },
      null,
    ],
    ['one of a wrong shape', { sections: [{ items: [] }] }, '/form'],
    [
      'one with a name twice',
      { sections: [{ heading: '申請', items: ['a', 'a'].map((name) => ({ name, label: name, widget: 'text' })) }] },
      '/form',
    ],
    ['what is no form at all', 'x', '/form'],
  ])('%s', async (_, form, place) => {
    const dataForm = { type: 'object', 'x-opaque': 'dataForm' };
    const answer = { type: 'object', properties: { form: { $ref: 'dataForm' } } };
    const validate = await precompiledResponse(answer, { dataForm });
    expect(validate({ form }) ? null : validate.errors?.[0]?.instancePath).toBe(place);
  });

  it.each(calls.map(({ entry, response }) => [entry.call, response] as const))(
    'compiles the response of %s',
    async (_call, response) => {
      const validate = await precompiledResponse(response ?? {}, projectTypes);
      expect(validate('no body')).toBe(response === null);
    },
  );
});

/** One script with the validator as the global `Form`, as a browser would get it. */
async function bundled(module: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const entry = join(folder, 'validator.js');
    writeFileSync(entry, module.replaceAll('../../src/forms', formsFolder));
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'Form' } },
    });
    const [first] = [output].flat();
    if (first === undefined || !('output' in first)) throw new Error('Nothing was bundled');
    return first.output[0].code;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runWithoutCodeGeneration(program: string): string {
  return execFileSync(process.execPath, ['--disallow-code-generation-from-strings', '-e', program], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}
