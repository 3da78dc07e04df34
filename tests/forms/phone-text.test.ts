import { expect, it } from 'vitest';
import { phoneText } from '../../src/model/phone-text.ts';

it.each([
  ['09012345678', '090-1234-5678'],
  ['05012345678', '050-1234-5678'],
  ['0312345678', '03-1234-5678'],
  ['0120123456', '0120-123-456'],
  // The area code may have three to five digits: nobody can tell from the digits.
  ['0422123456', '0422123456'],
  ['03-1234-5678', '03-1234-5678'],
  ['2026112000000001', '2026112000000001'],
  ['+12025550123', '+12025550123'],
  ['', ''],
])('%s is read as %s', (text, shown) => expect(phoneText(text)).toBe(shown));
