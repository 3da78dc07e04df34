/** What of a licence number does not follow from anything else. */
export interface NumberParts {
  /** Two digits of the commission that gave the first licence: 30 Tokyo, 10 Hokkaido … */
  readonly commission: string;
  /** Six digits. */
  readonly serial: string;
}

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Commission, year of the first licence, serial number, check digit (modulus 11), times issued again. */
export function licenceNumber({ commission, serial }: NumberParts, firstOn: string): string {
  const digits = `${commission}${firstOn.slice(2, 4)}${serial}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(11 - (sum % 11)) % 10}0`;
}
