import { describe, expect, it } from 'vitest';
import { type Submission, writeSubmission } from '../../../src/server/services/familyregister/submission.ts';
import { validateSubmission } from '../../../src/server/services/familyregister/validate-submission.ts';

const submission: Submission = {
  sinseiTetuzukiSyubetuCd: '0101',
  register: {
    hnskHttshSkbtKey: 'key-0123456789012345678901234567',
    hnsk: '東京都千代田区霞が関一丁目1番',
    headOfTheFamily: '見本 太郎',
  },
  applicant: {
    kanjiName: '𠮷田 葛\u{E0100}子 <&>',
    sex: '3',
    birthdate: '1990A1A2',
    address: '架空県見本市一番',
  },
  submittedAt: new Date('2026-11-20T01:02:03.000Z'),
};

const xml = writeSubmission(submission);

/** Removes an element with its content. */
function without(element: string): string {
  const removed = xml.replace(new RegExp(`\\s*<${element}>[\\s\\S]*?</${element}>`), '');
  expect(removed.length).toBeLessThan(xml.length);
  return removed;
}

describe('the XML of a submission', () => {
  it('is valid as written [FR-008]', async () => {
    expect(await validateSubmission(xml)).toEqual([]);
  });

  it.each([
    'sinseiTetuzukiSyubetuCd',
    'register',
    'hnskHttshSkbtKey',
    'hnsk',
    'headOfTheFamily',
    'applicant',
    'kanjiName',
    'sex',
    'birthdate',
    'address',
    'submittedAt',
  ])('is invalid without <%s>', async (element) => {
    const problems = await validateSubmission(without(element));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.line).toBeGreaterThan(1);
  });

  it.each([
    ['a procedure code with other characters', { sinseiTetuzukiSyubetuCd: '01<01' }],
    ['a procedure code that is too long', { sinseiTetuzukiSyubetuCd: '1'.repeat(21) }],
    ['an empty domicile', { register: { ...submission.register, hnsk: '' } }],
    ['a blank head of the family', { register: { ...submission.register, headOfTheFamily: '　' } }],
    ['a short key', { register: { ...submission.register, hnskHttshSkbtKey: 'short' } }],
    ['a birthdate of seven characters', { applicant: { ...submission.applicant, birthdate: '1990010' } }],
    ['a birthdate in month 13', { applicant: { ...submission.applicant, birthdate: '19901301' } }],
  ])('is invalid with %s', async (_name, change) => {
    expect((await validateSubmission(writeSubmission({ ...submission, ...change }))).length).toBeGreaterThan(0);
  });

  it('is invalid with an element nobody asked for, or as no XML at all', async () => {
    expect((await validateSubmission(xml.replace('<applicant>', '<extra/><applicant>'))).length).toBeGreaterThan(0);
    expect((await validateSubmission('no xml')).length).toBeGreaterThan(0);
  });

  it('keeps characters outside the basic plane and escapes markup', () => {
    expect(xml).toContain('<kanjiName>𠮷田 葛\u{E0100}子 &lt;&amp;&gt;</kanjiName>');
    // What looks like markup was typed as it is.
    const written = writeSubmission({ ...submission, applicant: { ...submission.applicant, kanjiName: '&amp;' } });
    expect(written).toContain('<kanjiName>&amp;amp;</kanjiName>');
  });

  it('replaces characters that XML cannot hold', () => {
    const written = writeSubmission({ ...submission, register: { ...submission.register, hnsk: '東京都\u0001' } });
    expect(written).toContain('<hnsk>東京都\uFFFD</hnsk>');
  });
});
