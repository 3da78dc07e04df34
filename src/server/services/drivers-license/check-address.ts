import { domicileProblem } from '../../common/register/check-domicile.ts';
import type { Licence } from './licence.ts';

/** The application as submitted and signed by the citizen. */
export interface AddressApplication {
  readonly kind: 'licence-permanent-address';
  readonly licenceNumber: string;
  /** Starts with the prefecture. */
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
