import { expect, it } from 'vitest';
import { issuerOf } from '../../../src/server/services/hpki/issuers.ts';
import { codeLabel } from '../../words/code-label.ts';

it.each(['jma', 'jpa', 'medis'] as const)('the issuer %s is called as on the receipt', (issuer) => {
  expect(codeLabel('hpkiIssuer', issuer)).toBe(issuerOf(issuer).name);
});
