import { nearest } from '../../expressions/nearest.ts';
import { type MisplacedCard, misplacedCards } from '../../model/top-page.ts';
import type { HomeCard } from '../gather/home-cards.ts';
import { tell } from '../walk/context.ts';
import type { CheckSources } from './names.ts';

/** Every service that stands in the portal's frame has one card on the top page, below one of its headings. A project without that page is one of ours in tests. */
export function checkHomeServices({ catalog: { files, home }, loaded }: CheckSources): void {
  const top = files.find(({ file }) => file === 'catalog/home.yaml')?.walk;
  if (home === null || top === undefined || loaded.unread || top.problems.length > 0) return;
  const usable = loaded.services.filter(({ service }) => service.shell === null).map(({ service }) => service.name);
  for (const { service, why } of misplacedCards(home.cards, home.headings, usable)) {
    const card = home.cards.find((one) => one.service === service);
    const walk = files.find(({ file }) => file === card?.at.file)?.walk ?? top;
    const at = card?.at ?? { file: `screens/${service}/service.yaml`, line: 1, column: 1 };
    const suggestion = why === 'no heading' && card !== undefined ? nearest(card.event, home.headings) : undefined;
    tell(walk, 'home/services', at, told(service, why, card, suggestion), suggestion);
  }
  for (const { at, opens } of home.cards)
    if (opens !== 1) {
      const walk = files.find(({ file }) => file === at.file)?.walk ?? top;
      tell(
        walk,
        'home/services',
        at,
        'カードから何を開くかを、go（画面）か page（ページの住所）のどちらか一つに書いてください。',
      );
    }
}

function told(
  service: string,
  why: MisplacedCard['why'],
  card: HomeCard | undefined,
  meant: string | undefined,
): string {
  switch (why) {
    case 'left out':
      return `手続き「${service}」が、トップページにありません。カードを screens/${service}/catalog/home.yaml に書いてください。`;
    case 'unknown service':
      return `手続き「${service}」は、ポータルの枠に出ないので、トップページのカードは出せません。このファイルを消してください。`;
    case 'no heading':
      return `「${card?.event}」という見出しは、トップページ（catalog/home.yaml の events）にありません。${meant === undefined ? '' : `「${meant}」ではありませんか。`}`;
    case 'taken':
      return `見出し「${card?.event}」の ${card?.place} 番目には、ほかの手続きがあります。place を変えてください。`;
  }
}
