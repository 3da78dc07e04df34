/** Years of study after the upper secondary school, in the shortest way, for who began in that year. */
function yearsOf(profession: string, beganIn: number): number {
  switch (profession) {
    case 'physician':
    case 'dentist':
      return 6;
    case 'pharmacist':
      return beganIn < 2006 ? 4 : 6;
    case 'nurse':
      return 3;
    case 'dental-hygienist':
      return beganIn < 2010 ? 2 : 3;
    case 'public-health-nurse':
    case 'midwife':
      return 1;
    case 'hairdresser':
    case 'nursery-teacher':
    case 'care-worker':
      return 2;
    case 'cook':
      return 1;
    case 'real-estate-broker':
      return 0;
    case 'psychiatric-social-worker':
    case 'social-worker':
      return 4;
    default:
      throw new Error(`How long does one study to become ${profession}?`);
  }
}

/**
 * Whether somebody had the time to study full-time for each profession before its registration, one after the other. School ends in the March after
 * the 18th birthday (those born until 1 April: before the 19th year ends), registrations follow.
 */
export function studied(
  birthdate: string,
  registrations: readonly (readonly [profession: string, day: string])[],
): boolean {
  let year = Number(birthdate.slice(0, 4)) + (birthdate.slice(4) > '0401' ? 19 : 18);
  return [...registrations]
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .every(([profession, day]) => {
      year += yearsOf(profession, year);
      return day >= `${year}0301`;
    });
}
