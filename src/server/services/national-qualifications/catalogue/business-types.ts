import type { ResponseOf } from '../../../kernel/contract/call-types.ts';

/** Code of nqBusinessType. */
export type BusinessType = ResponseOf<'nqOperationList'>['businessTypeCode'];
/** Code of nqAuthorityType. */
export type AuthorityType = ResponseOf<'nqOperationList'>['handlingAuthorityTypeCode'];

/** How an application of a business is begun: `new` first registration, `w002` what holders do, `exam` applications for examinations. */
export type SubmissionKind = 'new' | 'w002' | 'exam';

const registration = '1';
const examination = '5';

/** Told by the code of nqBusinessType. */
export function kindOf(businessTypeCode: string): SubmissionKind {
  if (businessTypeCode === registration) return 'new';
  return businessTypeCode === examination ? 'exam' : 'w002';
}
