import { expect, it } from 'vitest';
import type { Block } from '../../../src/model/block.ts';
import { launchQuery, openBrowser, type Reply } from '../../runtime/browser.ts';
import { standStill } from '../../runtime/clock.ts';
import { domicile as domicileGet } from './domicile-answer.ts';
import { four, project } from './family-register.ts';

standStill();

/** The sentence that says what goes along, and the name beside it, as the confirm screen shows them where the card was not read in this launch. */
async function shown(reget4information: Reply) {
  const browser = openBrowser({ project, replies: { domicileGet, loggingCreate: {}, reget4information } });
  await browser.open(`familyregister/confirm/${launchQuery()}`);
  const { screen } = browser;
  const isShown = ({ shownWhen }: Block) => shownWhen === null || screen.evaluate(shownWhen) === true;
  const texts = screen.screen.view
    .filter((block) => block.kind === 'text' && isShown(block))
    .map((block) => screen.text((block as never as { text: string }).text));
  const table = screen.screen.view.find((block) => block.kind === 'summary');
  return {
    at: browser.at,
    says: texts.some((text) => text.includes('いっしょに提出')),
    name: table && isShown(table) ? (screen.view.getState().scope.state as { four: typeof four }).four.kanjiName : null,
  };
}

it('what goes along is shown, also where the card was not read in this launch [FR-077 AM-062]', async () => {
  expect(await shown({ body: four })).toEqual({ at: 'familyregister-confirm', says: true, name: four.kanjiName });
});

it.each(['result-0002', 'WL1506'])(
  '%s: the portal has none; nothing is said to go along, and nobody is sent to the reading [AM-015 FR-077]',
  async (code) => {
    const none: Reply = code === 'WL1506' ? { code } : { resultCode: '0002' };
    expect(await shown(none)).toEqual({ at: 'familyregister-confirm', says: false, name: null });
  },
);
