import { expect, it } from 'vitest';
import type { SummaryBlock } from '../../../src/blocks/summary/block.ts';
import type { Block } from '../../../src/model/block.ts';
import type { TextValue } from '../../../src/model/expression.ts';
import { openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, tabWith } from './draft.ts';

const project = projectOf();
standStill();

/** Two children whose names are written the same. */
function draftOfTwo(type: string) {
  const draft = draftOf({ othersFirstName: true, isVerified: true }, type);
  const [child] = draft.reports.filter(({ id }) => id === 'child');
  const twice = [
    { ...child, birthDate: '20190401', isNameShared: true },
    { ...child, id: 'child-2', memberId: 'child-2', birthDate: '20211105', isNameShared: true },
  ];
  return { ...draft, reports: twice as unknown as typeof draft.reports };
}

const rowsIn = (blocks: readonly Block[]): readonly { readonly label: TextValue }[] =>
  blocks.flatMap((block) =>
    block.kind === 'summary' ? (block as SummaryBlock).rows.flatMap((row) => ('list' in row ? row.rows : [])) : [],
  );

it.each([
  ['confirm-report-details', 'new', '1'],
  ['confirm-correction', 'correction', '2'],
  ['confirm-withdrawal-details', 'withdrawal', '3'],
  ['input-kana', 'new', '1'],
  ['select-qualification', 'new', '1'],
  ['input-address', 'new', '1'],
  ['select-target-report', 'new', '1'],
  ['apply-correction', 'correction', '2'],
])(
  '%s: what is said of one of two people with the same written name is not said of the other [KN-034]',
  async (path, process, type) => {
    const draft = draftOfTwo(type);
    const browser = openBrowser({
      project,
      storages: tabWith({ process, draft }),
      replies: { ...answers, kanaTempInputGet: { body: draft } },
    });
    await browser.open(`kana/${path}`);
    await browser.settle();
    const { screen } = browser;
    const { view, groups, fields } = screen.screen;
    const texts = [
      ...rowsIn(view).map(({ label }) => label),
      ...groups.flatMap(({ legend, fields: inner }) => [legend, ...inner.map(({ label }) => label)]),
      ...fields.flatMap(({ items }) => (items?.options.name === undefined ? [] : [items.options.name as TextValue])),
    ];
    const said = draft.reports.map((item) => texts.map((text) => screen.text(text, { item })));
    const [one = [], other = []] = said;
    const isOfPerson = one.map((text) => text.includes('次郎'));
    expect(isOfPerson).toContain(true);
    expect(one.filter((text, at) => isOfPerson[at] && text === other[at])).toEqual([]);
    expect(one.find((_, at) => isOfPerson[at])).toContain('2019年04月01日生まれの次郎');
  },
);
