import { describe } from 'vitest';
import { rule, type Sample } from './rule.ts';

/** Every text of a person's record, with its name. */
function textsOf(value: unknown, name = ''): readonly (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, Array.isArray(value) ? name : key));
}

const texts =
  (names: RegExp) =>
  ({ person }: Sample) =>
    textsOf(person)
      .filter(([name, text]) => names.test(name) && text !== '')
      .map(([, text]) => text);

const prefecture = /^(北海道|東京都|京都府|大阪府|..県|神奈川県|和歌山県|鹿児島県)/;

/** Beginnings of the postal codes of a prefecture. */
const postalCodes: { readonly [prefecture: string]: RegExp } = { 東京都: /^(1[0-9]|20)/ };

/** Maps with a postal code and an address. */
function placesOf(value: unknown): readonly { readonly postalCode: string; readonly address: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { postalCode, address } = value as { readonly postalCode?: unknown; readonly address?: unknown };
  const own = typeof postalCode === 'string' && typeof address === 'string' ? [{ postalCode, address }] : [];
  return [...own, ...Object.values(value).flatMap(placesOf)];
}

describe('sample people: everybody', () => {
  rule(
    'Basic Resident Registration Act 7: a birthdate is a day within 120 years, or has a code of an unknown part',
    ({ person }) => [person.card.birthdate],
    (birthdate, { today }) => {
      if (/[A-Z]/.test(birthdate) || birthdate.endsWith('00') || birthdate.slice(4, 6) === '00') {
        return /^\d{4}((0[1-9]|1[0-2])(00|A[1-3])|A[1-4]00|0000)$/.test(birthdate);
      }
      const day = birthdate.replace(/^(....)(..)(..)$/, '$1-$2-$3');
      const isDay = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
      return isDay && birthdate <= today && Number(birthdate) > Number(today) - 1_200_000;
    },
  );
  rule('Basic Resident Registration Act 7: an address begins with a prefecture', texts(/^address$/), (address) =>
    prefecture.test(address),
  );
  rule(
    '電気通信番号計画: a telephone number has its digits, and an exchange that begins with 0 is nobody’s',
    texts(/^(phone|faxNumber)$/),
    (phone) => /^(0\d-0\d{3}-\d{4}|0[789]0-0\d{3}-\d{4})$/.test(phone) || !/\d/.test(phone),
  );
  rule('RFC 2606: a mail address is of a name that is reserved for examples', texts(/^email$/), (email) =>
    /@(.+\.)?example(\.(com|net|org|jp))?$/.test(email),
  );
  rule(
    '郵便番号データ: a postal code is one of the prefecture in its address',
    ({ person }) => placesOf(person),
    ({ postalCode, address }) =>
      /^\d{7}$/.test(postalCode) &&
      Object.entries(postalCodes).some(([name, begins]) => address.startsWith(name) && begins.test(postalCode)),
  );
  rule(
    'what has been received was not received after today',
    ({ person }) => person.selfInfo,
    ({ receivedOn }, { today }) => receivedOn.replaceAll('-', '') <= today,
  );
});
