import { create } from 'xmlbuilder2';
import * as wording from '../../../../build/wording/services/familyregister.ts';
import { birthdateWords } from '../../kernel/portal/birthdate-words.ts';
import type { PlainRow } from '../../kernel/portal/plain-row.ts';
import type { FourInformation } from '../../ports/register.ts';

/** Namespace of the submission, as in the XSD in `schemas/xsd/`. */
const namespace = 'urn:madoguchi:family-register-submission:1';

/** Content of a family-register submission. */
export interface Submission {
  readonly sinseiTetuzukiSyubetuCd: string;
  readonly register: {
    readonly hnskHttshSkbtKey: string;
    readonly hnsk: string;
    readonly headOfTheFamily: string;
  };
  readonly applicant: FourInformation;
  readonly submittedAt: Date;
}

/** Writes a submission as XML, with elements in XSD order. Characters not allowed in XML become U+FFFD. */
export function writeSubmission({ sinseiTetuzukiSyubetuCd, register, applicant, submittedAt }: Submission): string {
  const root = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '\uFFFD' }).ele(
    namespace,
    'submission',
  );
  root.ele('sinseiTetuzukiSyubetuCd').txt(sinseiTetuzukiSyubetuCd);
  const registerElement = root.ele('register');
  registerElement.ele('hnskHttshSkbtKey').txt(register.hnskHttshSkbtKey);
  registerElement.ele('hnsk').txt(register.hnsk);
  registerElement.ele('headOfTheFamily').txt(register.headOfTheFamily);
  const applicantElement = root.ele('applicant');
  applicantElement.ele('kanjiName').txt(applicant.kanjiName);
  applicantElement.ele('sex').txt(applicant.sex);
  applicantElement.ele('birthdate').txt(applicant.birthdate);
  applicantElement.ele('address').txt(applicant.address);
  root.ele('submittedAt').txt(submittedAt.toISOString());
  return root.end({ prettyPrint: true });
}

const sexes: { readonly [code: string]: string } = { '1': wording.submission.male, '2': wording.submission.female };

/** Of whom a submission tells, as the screens write it. */
export function applicantRows(xml: string): readonly PlainRow[] {
  const { submission } = create(xml).end({ format: 'object' }) as unknown as {
    readonly submission: { readonly applicant: FourInformation };
  };
  const { kanjiName, sex, birthdate, address } = submission.applicant;
  return [
    { name: wording.submission.name, value: kanjiName },
    { name: wording.submission.sex, value: sexes[sex] ?? wording.submission.otherSex },
    { name: wording.submission.birthdate, value: birthdateWords(birthdate) },
    // Empty elements are read as empty objects.
    {
      name: wording.submission.address,
      value: typeof address === 'string' && address !== '' ? address : wording.submission.notRegistered,
    },
  ];
}
