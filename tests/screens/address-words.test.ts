import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../src/blocks/text/block.ts';
import type { Expression, Text, TextValue, Tree } from '../../src/model/expression.ts';
import { openBrowser } from '../runtime/browser.ts';
import { projectOf } from '../runtime/project.ts';
import { filled } from '../words/filled.ts';

const project = projectOf();

/** Members of `url` whose own text an expression can give, not what is asked of or looked up by them. */
function said(tree: Tree): readonly string[] {
  const [kind] = tree;
  if (kind === 'get') return tree[1][0] === 'name' && tree[1][1] === 'url' ? [tree[2]] : said(tree[1]);
  if (kind === '?') return [...said(tree[2]), ...said(tree[3])];
  if (kind === '+') return [...said(tree[1]), ...(opensQuotation(tree[1]) ? [] : said(tree[2]))];
  // A word of a code list stands in the place of the value; every list that is asked so has one for all others.
  if (kind === 'call' && tree[1] !== 'label') return tree.slice(2).flatMap((part) => said(part as Tree));
  return [];
}

function opensQuotation(tree: Tree): boolean {
  if (tree[0] === '+') return opensQuotation(tree[2]);
  return tree[0] === 'value' && String(tree[1]).endsWith('「');
}

/** What a screen says of its address, with the letter before it. */
function saidOf(value: unknown): readonly { readonly name: string; readonly before: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind } = value as { readonly kind?: unknown };
  if (kind === 'text' && Array.isArray((value as Text).parts)) {
    const { parts } = value as Text;
    return parts.flatMap((part, index) => {
      const before = parts[index - 1];
      if (typeof part === 'string') return [];
      return said(part.tree).map((name) => ({ name, before: typeof before === 'string' ? before.slice(-1) : '' }));
    });
  }
  if (kind === 'expression') return said((value as Expression).tree).map((name) => ({ name, before: '' }));
  // What a link passes on is asked of the next screen, and not said.
  return Object.entries(value).flatMap(([member, part]) => (member === 'with' ? [] : saidOf(part)));
}

const sourceOf = (text: TextValue) =>
  typeof text === 'string' ? '' : text.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.source])).join();

describe('what stands in an address is not said in the portal’s name', () => {
  it('every screen that shows a parameter takes only what it is declared to be, or quotes it as typed', () => {
    const shown = project.screens.flatMap(({ name: screen, title, subtitle, breadcrumb, view, dialogs, url }) =>
      // The search words of an input, and the sign of a sorted column, are not sentences.
      [title, subtitle, breadcrumb, view, dialogs].flatMap(saidOf).map(({ name, before }) => ({
        screen,
        name,
        isSafe: before === '「' || url.find((parameter) => parameter.name === name)?.is !== null,
      })),
    );
    expect(shown.filter(({ name }) => name === 'code').length).toBeGreaterThanOrEqual(5);
    const unsafe = shown.filter(({ isSafe, name }) => !isSafe && name !== 'sort');
    expect(unsafe).toEqual([]);
  });

  const screens = ['nq/error', 'kana/error', 'drivers-license/error', 'tax-return/error', 'year-end-adjustment/error'];
  const words = [
    '0120-000-111',
    'まで電話してください',
    'EDQ101 に電話',
    'edq101',
    '03',
    'https://evil.example',
    'A'.repeat(40),
  ];
  it.each(screens)('%s', async (path) => {
    const shownAs = async (code: string) => {
      const browser = openBrowser({ project });
      await browser.open(`${path}?code=${encodeURIComponent(code)}`);
      await browser.settle();
      const { screen } = browser;
      const texts = screen.screen.view.flatMap((block) =>
        block.kind === 'text' && (block.shownWhen === null || screen.evaluate(block.shownWhen) === true)
          ? [(block as TextBlock).text]
          : [],
      );
      return texts
        .filter((text) => saidOf(text).some(({ name }) => name === 'code'))
        .map((text) => ({ said: screen.text(text), written: filled(text, { [sourceOf(text)]: code }) }));
    };
    for (const number of ['EDQ101', 'B00199', 'ETX108', 'WL1506']) {
      const [shown, ...more] = await shownAs(number);
      expect([shown?.said, more]).toEqual([shown?.written, []]);
      expect(shown?.said).toContain(number);
    }
    for (const word of words) expect([word, await shownAs(word)]).toEqual([word, []]);
  });
});
