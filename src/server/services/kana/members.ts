import { textImage } from '../../common/images/text-image.ts';
import type { RegisterName } from '../../common/register/family.ts';
import type { CitizenKana } from './citizen-kana.ts';
import { openRequests } from './documents.ts';

/** The people in the family register, as `kanaGet` returns them. */
export function membersOf({ register, procedures, documents }: CitizenKana) {
  const entered = procedures.filter(({ status }) => status === '4').flatMap(({ reports }) => reports);
  const shown = (id: string, { origin, furigana, isUndetermined }: RegisterName) => ({
    origin,
    furigana: entered.find((report) => report.id === id)?.furigana ?? (isUndetermined ? '' : furigana),
    image: textImage(origin),
  });
  const asked = openRequests(documents)
    .flatMap(({ adjustment }) => adjustment.reports)
    .filter(({ address }) => address)
    .map(({ id }) => id);
  return register.family.members.map((member) => {
    const subject = register.subjects.find(({ type, member: { id } }) => type === '2' && id === member.id);
    return {
      id: member.id,
      type: member.type,
      familyName: shown('family-name', register.family.familyName),
      firstName: shown(`first-name-${member.id}`, member.firstName),
      ageGroup: subject?.ageGroup ?? '2',
      birthDate: member.birthdate,
      isEditor: subject?.refusal === '',
      address: member.address,
      changeRequiredAddress: member.hasOldAddress || asked.includes(`first-name-${member.id}`),
    };
  });
}
