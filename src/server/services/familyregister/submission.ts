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

/** All that XML allows; a surrogate without its other half is none of it. */
const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const text = (value: string) =>
  value.replace(notAllowed, '\uFFFD').replace(/[&<>]/g, (character) => entities[character] ?? '');

/** Writes a submission as XML, with elements in XSD order. Characters not allowed in XML become U+FFFD. */
export function writeSubmission({ sinseiTetuzukiSyubetuCd, register, applicant, submittedAt }: Submission): string {
  const element = (name: string, value: string, indent: string) =>
    value === '' ? `${indent}<${name}/>` : `${indent}<${name}>${text(value)}</${name}>`;
  const group = (name: string, members: { readonly [name: string]: string }) => [
    `  <${name}>`,
    ...Object.entries(members).map(([member, value]) => element(member, value, '    ')),
    `  </${name}>`,
  ];
  const { hnskHttshSkbtKey, hnsk, headOfTheFamily } = register;
  const { kanjiName, sex, birthdate, address } = applicant;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<submission xmlns="${namespace}">`,
    element('sinseiTetuzukiSyubetuCd', sinseiTetuzukiSyubetuCd, '  '),
    ...group('register', { hnskHttshSkbtKey, hnsk, headOfTheFamily }),
    ...group('applicant', { kanjiName, sex, birthdate, address }),
    element('submittedAt', submittedAt.toISOString(), '  '),
    '</submission>',
  ].join('\n');
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
