/** The facts that the sentences of section 2 ("Navigation rules in the kana flow") and their resolutions speak of. */
export interface WayFacts {
  readonly ownFirstName: boolean;
  readonly ownFamilyName: boolean;
  readonly othersFirstName: boolean;
  /** More than two reports in the list. */
  readonly isLongList: boolean;
  readonly isEmigrant: boolean;
  /** The code sent to the present e-mail address has been entered. */
  readonly isVerified: boolean;
  readonly cameFromConfirm: boolean;
  /** Settings: the address is asked at all (AM-076), checked reports are counted (AM-075), straight back to confirm (AM-123). */
  readonly hasAddressRule: boolean;
  readonly countsChecked: boolean;
  readonly goesStraightBack: boolean;
  readonly lacksKana: boolean;
  readonly lacksQualification: boolean;
  readonly lacksAddress: boolean;
}

/** The listed order (AM-073), from the start of a notification to its end. */
export const inner = [
  'read-basic-information',
  'confirm-familyregister-information',
  'select-target-report',
  'input-kana',
  'select-qualification',
  'input-address',
  'input-contact-information',
  'input-verification-code',
  'confirm-report-details',
  'agreement',
  'digital-signature',
  'complete',
] as const;
export type Inner = (typeof inner)[number];

/** Screens a person can have come to from the confirm screen (AM-123: all input screens from select-target-report on). */
export const changeable: readonly Inner[] = inner.slice(2, 8);

/** "Select-qualification is shown when any checked report is not the user's own." */
export function showsQualification({ othersFirstName }: WayFacts): boolean {
  return othersFirstName;
}

/** "Address input is shown when the informant is an emigrant, or a family-name report is checked with more than two reports, or any checked report is for someone else." */
export function asksAddress(facts: WayFacts): boolean {
  const { hasAddressRule, isEmigrant, ownFamilyName, ownFirstName, othersFirstName, countsChecked, isLongList } = facts;
  const checked = [ownFamilyName, ownFirstName, othersFirstName].filter(Boolean).length;
  const isMoreThanTwo = countsChecked ? checked > 2 : isLongList;
  return hasAddressRule && (isEmigrant || (ownFamilyName && isMoreThanTwo) || othersFirstName);
}

export function forwardFrom(screen: Inner, facts: WayFacts): Inner | null {
  // "If the user came from the confirm screen, the next step is always the confirm screen", except for what became necessary (AM-074, AM-123).
  if (facts.cameFromConfirm)
    return facts.goesStraightBack ? 'confirm-report-details' : (open(facts) ?? 'confirm-report-details');
  switch (screen) {
    case 'read-basic-information':
      return 'confirm-familyregister-information';
    case 'confirm-familyregister-information':
      return 'select-target-report';
    case 'select-target-report':
      return 'input-kana';
    case 'input-kana':
      if (showsQualification(facts)) return 'select-qualification';
      return asksAddress(facts) ? 'input-address' : 'input-contact-information';
    case 'select-qualification':
      return asksAddress(facts) ? 'input-address' : 'input-contact-information';
    case 'input-address':
      return 'input-contact-information';
    case 'input-contact-information':
      return facts.isVerified ? 'confirm-report-details' : 'input-verification-code';
    case 'input-verification-code':
      return 'confirm-report-details';
    case 'confirm-report-details':
      return 'agreement';
    case 'agreement':
      return 'digital-signature';
    case 'digital-signature':
      return 'complete';
    case 'complete':
      return null;
  }
}

export function backFrom(screen: Inner, facts: WayFacts): Inner | 'top' | null {
  // A change ends where it began, unless that would only lead on to what became necessary.
  if (facts.cameFromConfirm && (facts.goesStraightBack || open(facts) === null)) return 'confirm-report-details';
  switch (screen) {
    case 'read-basic-information':
      return 'top';
    case 'confirm-familyregister-information':
      return 'read-basic-information';
    case 'select-target-report':
      return 'confirm-familyregister-information';
    case 'input-kana':
      return 'select-target-report';
    case 'select-qualification':
      return 'input-kana';
    case 'input-address':
      return showsQualification(facts) ? 'select-qualification' : 'input-kana';
    case 'input-contact-information':
      if (asksAddress(facts)) return 'input-address';
      return showsQualification(facts) ? 'select-qualification' : 'input-kana';
    case 'input-verification-code':
      return 'input-contact-information';
    case 'confirm-report-details':
      // Never to a used verification-code screen (AM-073).
      return facts.isVerified ? 'input-contact-information' : 'input-verification-code';
    case 'agreement':
      return 'confirm-report-details';
    case 'digital-signature':
      return 'agreement';
    case 'complete':
      return null;
  }
}

/** What became necessary before the confirm screen and is still to be done, in the listed order. */
function open(facts: WayFacts): Inner | null {
  if (facts.lacksKana) return 'input-kana';
  if (showsQualification(facts) && facts.lacksQualification) return 'select-qualification';
  if (asksAddress(facts) && facts.lacksAddress) return 'input-address';
  return facts.isVerified ? null : 'input-verification-code';
}
