import type { Family, RegisterName } from '../../common/register/family.ts';
import { type FourInformation, type RegisterRecord, said } from '../../ports/register.ts';

const selfId = '1';

/** A person's family: as the register says it, otherwise the person alone, heading their own register. */
export function familyOf({ card, family: reading }: Pick<RegisterRecord, 'card' | 'family'>): Family {
  const family = said(reading) ?? {};
  const [familyName, firstName] = namesOf(card);
  const members = family.members ?? [{}];
  return {
    headId: family.headId ?? selfId,
    isEmigrant: family.isEmigrant ?? false,
    isInTransfer: family.isInTransfer ?? false,
    familyName: nameOf(family.familyName, familyName),
    members: members.map((member, index) => ({
      id: String(index + 1),
      type: index === 0 ? '1' : '5',
      sex: card.sex,
      birthdate: card.birthdate,
      address: card.address,
      hasOldAddress: false,
      parentage: 'born',
      ...member,
      firstName: nameOf(member.firstName, firstName),
    })),
  };
}

function nameOf(name: Partial<RegisterName> | undefined, fromCard: string): RegisterName {
  const origin = name?.origin ?? fromCard;
  return { origin, furigana: name?.furigana ?? readingOf(origin), isUndetermined: name?.isUndetermined ?? false };
}

/** Family and first name on a card, which separates them with a full-width space. */
function namesOf({ kanjiName }: FourInformation): readonly [string, string] {
  const [familyName = kanjiName, ...others] = kanjiName.split('　');
  return [familyName, others.join('　') || familyName];
}

/** Reading of a name in hiragana or katakana; for other characters the card has none. */
function readingOf(name: string): string {
  if (!/^[ぁ-ゖァ-ヺー]+$/u.test(name)) return '';
  return name.replace(/[ぁ-ゖ]/gu, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));
}
