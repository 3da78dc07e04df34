import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorSchemas } from '../../src/load/editor/editor-schema.ts';
import { CALL_FILES, keyOfPart, ownFileIn, TYPE_FILES } from '../../src/load/files/own-part.ts';
import { readProjectFiles } from '../../src/load/files/project-files.ts';
import { readSchemas } from '../../src/load/gather/read-schemas.ts';
import { faults } from './faults.ts';
import { textOf } from './small-project.ts';
import { vocabulary } from './vocabulary.ts';

const files = readProjectFiles(process.cwd());
const schemas = editorSchemas(vocabulary, readSchemas(files).descriptors);
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
const validators = new Map(Object.entries(schemas).map(([file, schema]) => [file, ajv.compile(schema)]));

function schemaFor(path: string): string {
  if (/^screens\/[^/]+\/service\.yaml$/.test(path)) return 'service.schema.json';
  if (/^screens\/[^/]+\/errors\.yaml$/.test(path)) return 'error-table.schema.json';
  if (/^screens\/(?:[^/]+\/)?templates\//.test(path)) return 'template.schema.json';
  if (/^screens\/[^/]+\/stories\//.test(path)) return 'story.schema.json';
  const part = ownFileIn(path)?.part;
  if (TYPE_FILES.test(path)) return 'catalog-type.schema.json';
  if (CALL_FILES.test(path)) return 'catalog-call.schema.json';
  const hasOwnForm = part === 'home' || part === 'words';
  if (part !== undefined) return `catalog-${hasOwnForm ? 'service-' : ''}${keyOfPart(part)}.schema.json`;
  if (path.startsWith('screens/')) return 'screen.schema.json';
  if (path.startsWith('catalog/server/')) return 'catalog-server.schema.json';
  return `catalog-${/^catalog\/([\w-]+(?:\/[\w-]+)?)/.exec(path)?.[1]?.replace('/', '-')}.schema.json`;
}

function accepts(path: string, text: string): boolean | undefined {
  return validators.get(schemaFor(path))?.(parse(text)) as boolean | undefined;
}

// The sample people are no descriptors: only their ids are read.
const yamlFiles = [...files].filter(([path]) => /^(?:screens|catalog)\/.*\.yaml$/.test(path));

describe('schemas for editors', () => {
  it.each(yamlFiles.map(([path, content]) => [path, content] as const))('accept %s', (path, content) => {
    expect(accepts(path, new TextDecoder().decode(content as Uint8Array))).toBe(true);
  });

  const shape = faults.filter(
    ({ rule, file }) =>
      /^(schema\/(unknown-key|missing-key|choice)|step|block)/.test(rule) && !file.includes('templates'),
  );
  it.each(shape)('refuse: $what', ({ file, from, to }) => {
    const text = textOf(file).replace(from, () => to.replace('⟦', ''));
    expect(accepts(file, text)).toBe(false);
  });

  it('explain every key in Japanese', () => {
    const screen = schemas['screen.schema.json']?.properties ?? {};
    const silent = Object.entries(screen).filter(([, part]) => !/[ぁ-んァ-ヶ一-龠]/.test(part.description ?? ''));
    expect(silent.map(([key]) => key)).toEqual([]);
  });
});
