import { nearest } from '../../expressions/nearest.ts';
import { type MisplacedCard, misplacedCards } from '../../model/top-page.ts';
import type { HomeCard, HomeCards } from '../gather/home-cards.ts';
import { tell, type Walk } from '../walk/context.ts';
import { checkHomeIcons } from './home-icons.ts';
import type { CheckSources } from './names.ts';

const RULE = 'home/services';

/** Every service that stands in the portal's frame has one card on the top page, below one of its headings. A project without that page is one of ours in tests. */
export function checkHomeServices({ catalog: { files, home }, loaded }: CheckSources): void {
  const top = files.find(({ file }) => file === 'catalog/home.yaml')?.walk;
  if (home === null || top === undefined || loaded.unread || top.problems.length > 0) return;
  const usable = loaded.services.filter(({ service }) => service.shell === null).map(({ service }) => service.name);
  const walkOf = (card: HomeCard) => files.find(({ file }) => file === card.at.file)?.walk ?? top;
  for (const { service, why } of misplacedCards(home.cards, home.headings, usable)) {
    const card = home.cards.find((one) => one.service === service);
    if (card !== undefined) tellOfCard(walkOf(card), card, why, home);
    else {
      const message = `手続き「${service}」が、トップページにありません。カードを screens/${service}/catalog/home.yaml に書いてください。`;
      tell(top, RULE, { file: `screens/${service}/service.yaml`, line: 1, column: 1 }, message);
    }
  }
  checkHomeIcons(files, home);
  for (const card of home.cards.filter(({ opens }) => opens !== 1)) {
    const message = 'カードから何を開くかを、go（画面）か page（ページの住所）のどちらか一つに書いてください。';
    tell(walkOf(card), RULE, card.at, message);
  }
  // What leads out of a service is no card of it, and would be gone with the other one.
  for (const card of home.cards)
    for (const { name, at } of card.screens) {
      const owner = loaded.screens.find(({ screen }) => screen.name === name)?.screen.service ?? card.service;
      if (owner !== card.service)
        tell(
          walkOf(card),
          RULE,
          at,
          `「${name}」は、手続き「${owner}」の画面です。手続き「${card.service}」の画面を書いてください。`,
        );
    }
}

function tellOfCard(walk: Walk, card: HomeCard, why: MisplacedCard['why'], home: HomeCards): void {
  const { service, event, place, at, placeAt } = card;
  if (why === 'no heading') {
    const meant = nearest(event, home.headings);
    const known =
      meant === undefined ? `使えるのは ${home.headings.join('、')} です。` : `「${meant}」ではありませんか。`;
    tell(
      walk,
      RULE,
      at,
      `「${event}」という見出しは、トップページ（catalog/home.yaml の events）にありません。${known}`,
      meant,
    );
  } else if (why === 'taken') {
    const below = home.cards.filter((one) => one.event === event);
    const other = below.find((one) => one !== card && one.place === place);
    const free = Math.max(...below.map((one) => one.place)) + 1;
    tell(
      walk,
      RULE,
      placeAt,
      `見出し「${event}」の ${place} 番目には、手続き「${other?.service}」があります。どちらかの place を変えてください（${free} は空いています）。`,
    );
  } else {
    tell(
      walk,
      RULE,
      at,
      `手続き「${service}」は、ポータルの枠に出ないので、トップページのカードは出せません。このファイルを消してください。`,
    );
  }
}
