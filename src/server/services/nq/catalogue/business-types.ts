import type { ResponseOf } from '../../../kernel/contract/call-types.ts';

/** Code of nqBusinessType. */
export type BusinessType = ResponseOf<'nqOperationList'>['businessTypeCode'];
/** Code of nqAuthorityType. */
export type AuthorityType = ResponseOf<'nqOperationList'>['handlingAuthorityTypeCode'];

/** How applying for a business starts: `new` first registration, `w002` procedures for holders, `exam` examinations. */
export type SubmissionKind = 'new' | 'w002' | 'exam';

const registration = '1';
export const reissueType = '3';
export const deletionType = '4';
const examination = '5';

/** By the code of nqBusinessType. */
export function kindOf(businessTypeCode: string): SubmissionKind {
  if (businessTypeCode === registration) return 'new';
  return businessTypeCode === examination ? 'exam' : 'w002';
}
