import { isFailed, type RegisterRecord } from '../../ports/register.ts';

/** As the screens call them (`hpkiQualification`). */
export const qualificationNames: { readonly [type: string]: string } = {
  '01': '医師',
  '02': '歯科医師',
  '03': '薬剤師',
  '04': '保健師',
  '05': '助産師',
  '06': '看護師',
  '07': '診療放射線技師',
  '08': '臨床検査技師',
  '09': '理学療法士',
  '10': '作業療法士',
};

/** The qualification for which a citizen applied: what was filed can be read, whether or not the register can. */
export function qualificationName({ qualified }: RegisterRecord, id: string): string {
  if (isFailed(qualified)) return 'いまは確かめられない資格';
  const type = qualified?.qualifications.find((one) => one.id === id)?.type ?? '';
  return qualificationNames[type] ?? 'そのほかの医療の資格';
}
