import { type Card, cardOf } from '../../common/cards/card.ts';
import type { Persona } from './persona.ts';

/** Another person's card, to provoke the mismatch with the logged-in card (EL2205). An invented person. */
export const otherCard: Card = {
  kanjiName: '別野 人子',
  sex: '2',
  birthdate: '19700707',
  address: '架空県見本市別町七丁目七番七号',
  combinationCode: '7777',
};

/** The card the sample person is holding. */
export function cardInHandOf(persona: Persona): Card {
  return persona.holdsOtherCard ? otherCard : cardOf(persona);
}
