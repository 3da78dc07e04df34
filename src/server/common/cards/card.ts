import type { FourInformation, RegisterRecord } from '../../ports/register.ts';

/** What a reading takes from a card's chip. */
export interface Card extends FourInformation {
  readonly combinationCode: string;
}

/** A person's own card. */
export function cardOf(record: Pick<RegisterRecord, 'card' | 'combinationCode'>): Card {
  return { ...record.card, combinationCode: record.combinationCode };
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
