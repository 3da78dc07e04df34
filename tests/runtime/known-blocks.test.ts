import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/model/block.ts';
import type { Scope } from '../../src/model/expression.ts';
import { knownBlocks } from '../../src/runtime/known/known-blocks.ts';
import { knownPart } from '../../src/runtime/known/known-part.ts';
import { expression, text } from '../render/expressions.ts';

const says = (words: string): Block => ({ kind: 'text', text: text(words), shownWhen: null });
const list = { kind: 'each', shownWhen: null, list: expression('found.items'), blocks: [says('${item.name}です。')] };

function known(view: readonly Block[], scope: Scope) {
  const knowing = { scope, functions: {}, environment: { label: () => undefined, setting: () => undefined } };
  const partIn = (names: Scope) => (value: unknown) => knownPart(value, { ...knowing, scope: names }, () => true);
  return knownBlocks(view, { part: partIn(scope), partOf: (item) => partIn({ ...scope, item }) });
}

const textsIn = (blocks: readonly Block[]): readonly unknown[] =>
  blocks.flatMap((block) => (block.blocks ? textsIn(block.blocks) : [block.text]));

describe('what is known of a list', () => {
  it('is each of its items, one by one', () => {
    const { blocks, rest } = known([list, says('以上です。')], { found: { items: [{ name: '甲' }, { name: '乙' }] } });
    expect(textsIn(blocks)).toEqual(['甲です。', '乙です。', '以上です。']);
    expect(blocks.slice(0, 2).map((block) => block.list?.tree)).toEqual([
      ['value', [{ name: '甲' }]],
      ['value', [{ name: '乙' }]],
    ]);
    expect(rest).toBe(0);
  });

  it('ends with the first item of which something is not, and what comes after it is still to come', () => {
    const said = { ...list, blocks: [says("${item.name == '丙' ? late.name : item.name}です。")] };
    const items = [{ name: '甲' }, { name: '乙' }, { name: '丙' }, { name: '丁' }];
    const { blocks, rest } = known([said, says('以上です。')], { found: { items } });
    expect(textsIn(blocks)).toEqual(['甲です。', '乙です。']);
    expect(rest).toBe(2);
  });

  it('is nothing where it is empty, and all of it where it has not been read', () => {
    expect(textsIn(known([list, says('以上です。')], { found: { items: [] } }).blocks)).toEqual(['以上です。']);
    expect(known([says('はじめ'), list, says('以上です。')], {})).toMatchObject({
      blocks: [{ text: 'はじめ' }],
      rest: 2,
    });
  });
});
