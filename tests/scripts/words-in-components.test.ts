import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../src/load/gather/read-schemas.ts';
import { filesBelow } from '../lint/files-below.ts';
import { realFiles } from '../lint/project.ts';
import { japaneseIn } from './japanese-in.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['ui', 'widgets', 'blocks', 'draw', 'render'];
/** What authors of descriptors read, and what tests type: neither is shown to citizens. */
const vocabulary = /(?:^|\/)(?:block|typed|widget)\.ts$/;

const sources = folders.flatMap((folder) =>
  filesBelow(join(root, 'src', folder)).flatMap(([file, text]) =>
    /\.tsx?$/.test(file) && !vocabulary.test(file) ? [[`${folder}/${file}`, text] as const] : [],
  ),
);

describe('what components say stands in catalog/components', () => {
  it('none of them has a Japanese word of its own', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(([file, text]) => japaneseIn(file, text))).toEqual([]);
  });

  it('what tests type is in none of them', () => {
    expect(sources.filter(([, text]) => /\/typed\.ts'/.test(text)).map(([file]) => file)).toEqual([]);
  });

  it.each([
    ["const close = 'とじる';", 1],
    ['const of = `${label}を変更する`;', 1],
    ['const of = <p title="件">、</p>;', 2],
    ["const option = { description: '列の見出し。' };", 0],
    ['/** 〒 */ const small = /[ァィゥ]/g; // 件', 0],
  ])('found in %s: %i', (text, count) => {
    expect(japaneseIn('one.tsx', text)).toHaveLength(count);
  });

  it('and every word that stands there is said by one', () => {
    const { descriptors } = readSchemas(realFiles);
    const all = sources.map(([, text]) => text).join('\n');
    const said = Object.entries(descriptors).flatMap(([schema, { properties = {} }]) => {
      const name = /^catalog-components-(.+)$/.exec(schema)?.[1];
      const own = name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return own === undefined ? [] : Object.keys(properties).map((word) => `${own}Wording.${word}`);
    });
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((word) => !new RegExp(`\\b${word}\\b`).test(all))).toEqual([]);
  });
});
