import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../build/vocabulary.ts';
import { guideSections } from '../../scripts/guide/sections.ts';

const rows = (guideSections(vocabulary, {}, []).stories ?? '').split('\n');
const properties = Object.values(vocabulary.storySteps).flatMap(({ kind, options }) =>
  Object.entries(options.properties ?? {}).map(([key, schema]) => ({ kind, key, schema })),
);

describe('the table of steps in the guide of stories', () => {
  it.each(properties)('says what $key of $kind can be', ({ kind, key, schema }) => {
    const row = rows.find((line) => line.startsWith(`| \`${kind}\` |`)) ?? '';
    expect(schema.description).toMatch(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
    expect(row).toContain(`\`${key}\`: ${schema.description}`);
    const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
    for (const value of values) expect(schema.description).toContain(String(value));
  });

  it.each([
    ['card', 'unreadable'],
    ['fault', 'before'],
    ['fault', '9000'],
    ['wait', '6 minutes'],
    ['site', 'abandoned'],
    ['open', '例: {'],
  ])('lists for %s: %s', (kind, value) => {
    expect(rows.find((line) => line.startsWith(`| \`${kind}\` |`))).toContain(value);
  });
});
