import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { vocabulary } from '../../build/vocabulary.ts';
import { editorFiles } from '../../scripts/editor/write-editor-files.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';

const root = process.cwd();
const files = editorFiles(root, vocabulary).files;
const descriptors = [...readProjectFiles(root)].filter(([file]) => /^(screens|catalog)\/.*\.ya?ml$/.test(file));

/** A pattern as editors read it: `*` stays within a folder, `**` does not. */
function isMatch(pattern: string, file: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replace(/\*\*\/|\*/g, (wild) => (wild === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`).test(file);
}

function mappedTo(file: string): string[] {
  const { 'yaml.schemas': schemas } = JSON.parse(files.get('.vscode/settings.json') ?? '{}');
  return Object.entries(schemas as { readonly [schema: string]: readonly string[] })
    .filter(([, patterns]) => patterns.some((pattern) => isMatch(pattern, file)))
    .map(([schema]) => schema.replace('./', ''));
}

function faultsIn(schema: string, yaml: string): unknown[] {
  const text = files.get(`schemas/editor/${schema}.schema.json`);
  if (text === undefined) throw new Error(`no editor schema ${schema}`);
  const validate = new Ajv2020({ strict: false }).compile(JSON.parse(text));
  return validate(parse(yaml)) ? [] : (validate.errors ?? []);
}

describe('schemas for editors', () => {
  it('the settings that are tracked lead to them', () => {
    const file = '.vscode/settings.json';
    expect(readFileSync(join(root, file), 'utf8')).toBe(files.get(file));
    const schemas = Object.keys(JSON.parse(files.get(file) ?? '{}')['yaml.schemas']);
    expect(schemas.filter((schema) => !files.has(schema.replace('./', '')))).toEqual([]);
    expect(schemas.length).toBeGreaterThan(10);
  });

  it('every descriptor is mapped to one schema, which its first line names where it names one', () => {
    const wrong = descriptors.flatMap(([file, content]) => {
      const mapped = mappedTo(file);
      const [, named] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(String(content)) ?? [];
      const own = named === undefined ? mapped : [posix.join(posix.dirname(file), named)];
      return mapped.length === 1 && own.join() === mapped.join() ? [] : [`${file}: ${mapped.join()} (${own.join()})`];
    });
    expect(wrong).toEqual([]);
    expect(descriptors.filter(([file]) => mappedTo(file)[0]?.endsWith('/screen.schema.json')).length).toBeGreaterThan(
      90,
    );
  });

  it('npm ci has written them', () => {
    expect([...files.keys()].filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  it.each([
    ['screen', 'screens/familyregister/SCK2301-01-001.familyregister-select.yaml'],
    ['screen', 'screens/familyregister/SCK2301-01-002.familyregister-counter-input.yaml'],
    ['screen', 'screens/familyregister/SCK2301-01-003.familyregister-confirm.yaml'],
    ['screen', 'screens/familyregister/SCK2301-03-001.familyregister-personal-information.yaml'],
    ['screen', 'screens/familyregister/SCK2301-03-002.familyregister-personal-information-confirm.yaml'],
    ['screen', 'screens/familyregister/SCK2301-03-003.familyregister-personal-information-qr.yaml'],
    ['service', 'screens/familyregister/service.yaml'],
    ['catalog-addresses', 'catalog/addresses.yaml'],
    ['catalog-apps', 'catalog/apps.yaml'],
    ['catalog-call', 'screens/familyregister/catalog/calls/domicileGet.yaml'],
    ['catalog-type', 'screens/kana/catalog/types/kanaFiling.yaml'],
    ['catalog-characters', 'catalog/characters.yaml'],
    ['catalog-codes', 'catalog/codes.yaml'],
    ['catalog-dialogs', 'catalog/dialogs.yaml'],
    ['catalog-errors', 'catalog/errors.yaml'],
    ['catalog-guards', 'catalog/guards.yaml'],
    ['catalog-messages', 'catalog/messages.ja.yaml'],
    ['catalog-settings', 'catalog/settings.yaml'],
    ['catalog-shell', 'catalog/shell.yaml'],
  ])('%s accepts %s', (schema, file) => {
    expect(faultsIn(schema, readFileSync(join(root, file), 'utf8'))).toEqual([]);
  });

  it.each([
    ['an unknown key', 'screen', 'id: SCK0000-00-000\ntitel: 見本\ntitle: 見本'],
    ['an unknown step', 'screen', 'id: SCK0000-00-000\ntitle: 見本\nenter: [{ goto: somewhere }]'],
    ['an unknown block', 'screen', 'id: SCK0000-00-000\ntitle: 見本\nview: [{ txt: 見本 }]'],
    ['an unknown widget', 'screen', 'id: SCK0000-00-000\ntitle: 見本\nfields: { a: { label: 名前, widget: rdio } }'],
    ['a missing title', 'screen', 'id: SCK0000-00-000'],
  ])('refuses %s', (_, schema, yaml) => {
    expect(faultsIn(schema, yaml)).not.toEqual([]);
  });

  it('every step kind, block and constraint explains itself in Japanese', () => {
    const { step, block, field } = JSON.parse(files.get('schemas/editor/screen.schema.json') ?? '{}').$defs;
    const unexplained = [...step.anyOf, ...block.anyOf, ...Object.values(field.properties)].filter(
      (schema) => !/[ぁ-ん]/.test((schema as { description?: string }).description ?? ''),
    );
    expect(unexplained).toEqual([]);
  });
});
