import { describe, expect, it } from 'vitest';
import { ExpressionError } from '../../src/expressions/expression-error.ts';
import { parseExpression } from '../../src/expressions/parse.ts';
import { parseText, renderText } from '../../src/expressions/text.ts';
import type { Text } from '../../src/model/expression.ts';
import { noEnvironment, sampleRuns } from './sample-names.ts';

describe('placeholders are split out of a text', () => {
  it.each<[source: string, parts: readonly (string | { source: string; offset: number })[]]>([
    ['', []],
    ['そのまま', ['そのまま']],
    ['あと${count}件', ['あと', { source: 'count', offset: 4 }, '件']],
    [
      '${a}${b}',
      [
        { source: 'a', offset: 2 },
        { source: 'b', offset: 6 },
      ],
    ],
    ["${label('sex', state.sex)}さん", [{ source: "label('sex', state.sex)", offset: 2 }, 'さん']],
    ["${join(names, '}')}", [{ source: "join(names, '}')", offset: 2 }]],
    ["${'it\\'s }' + a}", [{ source: "'it\\'s }' + a", offset: 2 }]],
    ['${f({a})}!', [{ source: 'f({a})', offset: 2 }, '!']],
    ['料金は $5 です', ['料金は $5 です']],
    ['$${name} と書く', ['${name} と書く']],
    ['𠮷${a}', ['𠮷', { source: 'a', offset: 4 }]],
    ['} だけ', ['} だけ']],
  ])('%s', (source, parts) => {
    expect(parseText(source)).toEqual({ parts, problems: [] });
  });

  it.each<[marked: string, code: string, suggestion?: string]>([
    ['あと«${count»', 'placeholder-not-closed'],
    ["«${join(a, '}')»", 'placeholder-not-closed'],
    ['あと«${}»件', 'placeholder-empty'],
    ['あと«${ }»件', 'placeholder-empty'],
    ['あと«＄{»count}件', 'full-width', '${'],
    ['あと«$｛»count｝件', 'full-width', '${'],
    ['あと«＄｛»count｝件', 'full-width', '${'],
  ])('%s', (marked, code, suggestion) => {
    const { problems } = parseText(marked.replace(/[«»]/g, ''));
    expect(problems).toEqual([
      {
        code,
        offset: marked.indexOf('«'),
        length: marked.indexOf('»') - marked.indexOf('«') - 1,
        message: expect.stringMatching(/ください。|とします。/),
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ]);
  });
});

describe('a text is filled in', () => {
  const text = (source: string): Text => ({
    kind: 'text',
    parts: parseText(source).parts.map((part) => {
      if (typeof part === 'string') return part;
      const { tree } = parseExpression(part.source);
      if (tree === null) throw new Error(part.source);
      return { kind: 'expression', source: part.source, tree };
    }),
  });

  it.each([
    ['${name}さん、あと${count}件です。', '山田さん、あと3件です。'],
    ['${shout(name)}', '山田!'],
    ['${rate}', '12.5'],
    ['$${name}', '${name}'],
  ])('%s', (source, shown) => {
    expect(renderText(text(source), { name: '山田', count: 3, rate: 12.5 }, sampleRuns, noEnvironment)).toBe(shown);
  });

  it('a plain text is given back as it is', () => {
    expect(renderText('${not read}', {}, {}, noEnvironment)).toBe('${not read}');
  });

  it.each<[source: string, reading: string]>([
    ['${yes}', 'yes'],
    ['${list}', 'list'],
    ['${absent}', 'absent'],
    ['${record.toString}', 'record.toString'],
  ])('%s stops: only text and numbers are shown', (source, reading) => {
    const attempt = () => renderText(text(source), { yes: true, list: [], record: {} }, {}, noEnvironment);
    expect(attempt).toThrow(ExpressionError);
    expect(attempt).toThrow(expect.objectContaining({ reading }));
  });
});
