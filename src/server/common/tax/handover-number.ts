import { randomInt } from 'node:crypto';

/** Fifteen random digits and a check digit: what an employer enters opens documents, so it cannot be guessed, and a slip of the pen is noticed. */
export function handoverNumber(): string {
  const digits = Array.from({ length: 15 }, () => randomInt(10)).join('');
  return `${digits}${checkDigit(digits)}`;
}

/** Luhn: finds every single wrong digit, and nearly every exchange of two. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
