import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openBrowser } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { projectOf } from '../../runtime/project.ts';
import { answers, draftOf, tabWith } from './draft.ts';

const project = projectOf();
standStill();

const { example } = parse(readFileSync('screens/kana/catalog/calls/kanaHistories.yaml', 'utf8')) as {
  example: { procedures: [{ latestMessage: { documentId: string } }] };
};
const { documentId } = example.procedures[0].latestMessage;
const draft = { ...draftOf({}, '2'), documentId };

async function openTop(correct: string) {
  const browser = openBrowser({
    project,
    storages: tabWith({}),
    replies: { ...answers, kanaHistories: { body: { ...example, earlier: [] } }, kanaCreate: { body: draft } },
  });
  await browser.open(`kana/top?correct=${correct}`);
  await browser.settle();
  return browser;
}

describe('the first page, from a request for a correction that home tells of', () => {
  it('begins that correction, and shows where it is made', async () => {
    const browser = await openTop(documentId);
    expect(browser.at).toBe('kana-apply-correction');
    expect(browser.sent('kanaCreate').map(({ body }) => body.reqBody)).toEqual([{ type: '2', documentId }]);
  });

  it.each(['another', ''])('stays where no such request is open ("%s"), says so, and begins nothing', async (other) => {
    const browser = await openTop(other);
    expect([browser.at, browser.sent('kanaCreate')]).toEqual(['kana-top', []]);
    const { dialog } = browser;
    const said = other === '' ? null : '依頼のあった訂正は、もうできません';
    expect([dialog?.title ?? null, dialog?.texts.length ?? 0]).toEqual([said, other === '' ? 0 : 1]);
    dialog?.press('ok');
    await browser.settle();
    expect([browser.at, browser.dialog]).toEqual(['kana-top', null]);
  });
});
