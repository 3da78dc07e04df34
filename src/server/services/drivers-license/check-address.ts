import { domicileProblem } from '../../common/register/check-domicile.ts';
import type { Licence } from './licence.ts';

/** What a citizen hands in, and signs. */
export interface AddressApplication {
  readonly kind: 'licence-permanent-address';
  readonly licenceNumber: string;
  /** With the prefecture in front. */
  readonly address: string;
}

/** What is wrong with a new permanent address, in words for the citizen; null = nothing. */
export function addressProblem(sent: AddressApplication, licence: Licence): string | null {
  if (sent.licenceNumber !== licence.number) {
    return '免許の情報が、画面に表示したものと違います。はじめからやり直してください。';
  }
  const problem = domicileProblem(sent.address);
  if (problem !== null) return problem;
  return sent.address === licence.permanentAddress
    ? '登録されている本籍と同じです。新しい本籍を入力してください。'
    : null;
}
