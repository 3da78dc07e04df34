import type { FourInformation, Persona } from '../../kernel/people/persona.ts';

/** What a reading takes from a card's chip. */
export interface Card extends FourInformation {
  readonly combinationCode: string;
}

/** A sample citizen's own card. */
export function cardOf(persona: Persona): Card {
  return { ...persona.card, combinationCode: persona.combinationCode };
}

/** Another person's card, to provoke the mismatch with the logged-in card (EL2205). An invented person. */
export const otherCard: Card = {
  kanjiName: '別野 人子',
  sex: '2',
  birthdate: '19700707',
  address: '架空県見本市別町七丁目七番七号',
  combinationCode: '7777',
};

/** The card the citizen is holding. */
export function cardInHandOf(persona: Persona): Card {
  return persona.holdsOtherCard ? otherCard : cardOf(persona);
}

/** True when both cards belong to the same person, judging by the basic four information. */
export function isSamePerson(one: FourInformation, other: FourInformation): boolean {
  return (
    one.kanjiName === other.kanjiName &&
    one.sex === other.sex &&
    one.birthdate === other.birthdate &&
    one.address === other.address
  );
}

/** Only the four fields, in the shape the calls return. */
export function fourOf({ kanjiName, sex, birthdate, address }: FourInformation): FourInformation {
  return { kanjiName, sex, birthdate, address };
}
