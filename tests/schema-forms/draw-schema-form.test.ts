import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/model/json-schema.ts';
import { drawSchemaForm } from '../../src/schema-forms/draw-schema-form.tsx';

const drawn = (
  properties: { readonly [name: string]: JsonSchema },
  values: { readonly [name: string]: unknown } = {},
) => drawSchemaForm({ schema: { type: 'object', properties }, values });

describe('a form that its schema describes', () => {
  it.each<[string, JsonSchema, unknown, string]>([
    [
      'a text',
      { type: 'string', title: '件名' },
      '見本',
      '<div class="ui-field"><label class="ui-field-label" for="one">件名</label><input id="one" autoComplete="off" name="one" value="見本"/></div>',
    ],
    [
      'a text of several lines',
      { type: 'string', title: '本文', 'x-lines': 5 },
      '一行目\n二行目',
      '<div class="ui-field"><label class="ui-field-label" for="one">本文</label><textarea id="one" name="one" rows="5">一行目\n二行目</textarea></div>',
    ],
    [
      'a date',
      { type: 'string', format: 'date', title: '期限' },
      '2026-11-24',
      '<div class="ui-field"><label class="ui-field-label" for="one">期限</label><input id="one" type="date" autoComplete="off" name="one" value="2026-11-24"/></div>',
    ],
    [
      'digits, with what was typed instead',
      { type: 'string', title: '額（円）', 'x-digits': true },
      '千円',
      '<div class="ui-field"><label class="ui-field-label" for="one">額（円）</label><input id="one" inputMode="numeric" autoComplete="off" name="one" value="千円"/></div>',
    ],
    [
      'a flag',
      { type: 'boolean', title: '住所' },
      true,
      '<label class="choice"><input type="checkbox" name="one" checked="" value="1"/>住所</label>',
    ],
    [
      'a flag that is not set',
      { type: 'boolean', title: '住所' },
      undefined,
      '<label class="choice"><input type="checkbox" name="one" value="1"/>住所</label>',
    ],
    [
      'nothing, when it asks for nothing',
      { type: 'object', title: '', properties: {} },
      {},
      '<fieldset><legend></legend></fieldset>',
    ],
  ])('draws %s', (_, schema, value, expected) => {
    expect(drawn({ one: schema }, { one: value })).toBe(expected);
  });

  it('keeps the order of the schema, gives objects a legend, and sends their inputs under their path', () => {
    const report = (title: string): JsonSchema => ({
      type: 'object',
      title,
      properties: { furigana: { type: 'boolean', title: '振り仮名' }, note: { type: 'string', title: '伝えること' } },
    });
    const html = drawn(
      { r2: report('氏'), r1: report('名'), dueDate: { type: 'string', format: 'date', title: '期限' } },
      { r2: { furigana: true, note: 'あ' }, r1: { furigana: false, note: 'い' }, dueDate: '2026-11-24' },
    );
    const inputs = [...html.matchAll(/ name="([^"]*)"(?:[^>]* checked="")?[^>]* value="([^"]*)"/g)];
    expect(inputs.map(([, name, value]) => [name, value])).toEqual([
      ['r2.furigana', '1'],
      ['r2.note', 'あ'],
      ['r1.furigana', '1'],
      ['r1.note', 'い'],
      ['dueDate', '2026-11-24'],
    ]);
    expect([...html.matchAll(/<legend>([^<]*)</g)].map(([, legend]) => legend)).toEqual(['氏', '名']);
    expect(html.match(/checked/g)).toHaveLength(1);
    expect(html.match(/<label class="ui-field-label" for="r1\.note">/g)).toHaveLength(1);
    expect(html).not.toMatch(/<form|<button|style=|script|rjsf/);
  });

  it('escapes what stands in it', () => {
    const html = drawn({ one: { type: 'string', title: '<b>件名</b>' } }, { one: '"><script>' });
    expect(html).toContain('&lt;b&gt;件名&lt;/b&gt;');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('Markdown in a title stays as it is', () => {
    expect(
      drawn({ one: { type: 'string', title: '**強調**', description: '[リンク](https://example.jp)' } }),
    ).toContain('>**強調**<');
  });
});
