import { describe, expect, it } from 'vitest';
import { type NqCall, open } from './nq.ts';

const ofProcedure = [
  'qualificationId',
  'businessId',
  'qualificationHandleUnitCode',
  'qualificationProcedureCode',
  'receptionAgencyCode',
] as const;

/** Rows of the parameters in their order, the address, the call that is asked with them, and their names. */
const table: readonly (readonly [rows: string, path: string, call: NqCall, names: readonly string[]])[] = [
  ['NQ-012 NQ-013', 'qualification-detail', 'nqQualificationDetail', ['qualificationId', 'handlingAuthorityTypeCode']],
  ['NQ-020 NQ-021', 'institution-select', 'nqInstitutionList', ['qualificationId', 'businessId']],
  [
    'NQ-024 NQ-025 NQ-026 NQ-027',
    'operation-select',
    'nqOperationList',
    ['qualificationId', 'businessId', 'qualificationHandleUnitCode', 'handlingAuthorityTypeCode'],
  ],
  [
    'NQ-030 NQ-031 NQ-032 NQ-033',
    'new-submit-select',
    'nqSubmitChoices',
    ['qualificationId', 'businessId', 'qualificationHandleUnitCode', 'businessTypeCode'],
  ],
  [
    'NQ-036 NQ-037 NQ-038 NQ-039',
    'submit-select/{qualificationId}/{businessId}/w002',
    'nqSubmitChoices',
    ['qualificationId', 'businessId', 'qualificationHandleUnitCode', 'handlingAuthorityTypeCode'],
  ],
  [
    'NQ-042 NQ-043 NQ-044 NQ-045 NQ-046 NQ-047',
    'submit-select',
    'nqSubmitChoices',
    [
      'qualificationId',
      'businessId',
      'qualificationProcedureCode',
      'receptionAgencyCode',
      'qualificationHandleUnitCode',
      'handlingAuthorityTypeCode',
    ],
  ],
  [
    'NQ-050 NQ-051 NQ-052 NQ-053 NQ-054 NQ-055 NQ-056 NQ-057 NQ-058 NQ-059 AM-101',
    'procedure-about',
    'nqProcedureGet',
    [
      'qualificationId',
      'businessId',
      'qualificationHandleUnitCode',
      'qualificationProcedureCode',
      'receptionAgencyCode',
      'reapplicationAvailabilityFlag',
      'hierarchyInfo1SerialNumber',
      'hierarchyInfo2SerialNumber',
      'hierarchyInfo3SerialNumber',
      'hierarchyInfo4SerialNumber',
    ],
  ],
  [
    'AM-097',
    'exam-list',
    'nqExamList',
    ['qualificationId', 'qualificationHandleUnitCode', 'displayType', 'examinationDate'],
  ],
  [
    'NQ-090 NQ-091 NQ-092 NQ-093',
    'exam-detail',
    'nqExamDetail',
    ['qualificationId', 'qualificationHandleUnitCode', 'displayType', 'examinationDate'],
  ],
  [
    'AM-097',
    'exam-history-select',
    'nqExamHistory',
    ['qualificationId', 'businessId', 'qualificationHandleUnitCode', 'handlingAuthorityTypeCode'],
  ],
  [
    'NQ-098 NQ-099 NQ-100 NQ-101',
    'exam-submit-select',
    'nqExamSubmitChoices',
    ['qualificationId', 'businessId', 'qualificationHandleUnitCode', 'handlingAuthorityTypeCode'],
  ],
  ['NQ-061 NQ-062 NQ-063 NQ-064 NQ-065', 'application-information', 'nqDraftGet', ofProcedure],
  ['NQ-068 NQ-069 NQ-070 NQ-071 NQ-072', 'application-confirmation', 'nqDraftGet', ofProcedure],
  ['NQ-075 NQ-076 NQ-077 NQ-078 NQ-079', 'application-agreement', 'nqDraftGet', ofProcedure],
];

function addressOf(path: string, values: { readonly [name: string]: string }): string {
  const rest = Object.keys(values).filter((name) => !path.includes(`{${name}}`));
  const head = path.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
  return [head, ...rest.map((name) => values[name])].join('/');
}

describe('parameters of the addresses', () => {
  it.each(table)('%s %s: %s is asked with what stands in the address', async (_rows, path, call, names) => {
    for (const round of ['x', 'y-']) {
      const values = Object.fromEntries(names.map((name, index) => [name, `${round}${index}`]));
      const browser = await open(addressOf(path, values));
      expect(browser.sent(call)[0]?.body.reqBody?.path).toEqual(values);
    }
  });

  it.each([
    ['', {}],
    ['/0', { reapplicationAvailabilityFlag: '0' }],
    ['/0/1', { reapplicationAvailabilityFlag: '0', hierarchyInfo1SerialNumber: '1' }],
    [
      '/1/1/2',
      { reapplicationAvailabilityFlag: '1', hierarchyInfo1SerialNumber: '1', hierarchyInfo2SerialNumber: '2' },
    ],
  ])('procedure-about with 「%s」 behind: what is left out is not sent [AM-101]', async (rest, expected) => {
    const sent = (await open(`procedure-about/q/b/u/p/a${rest}`)).sent('nqProcedureGet')[0]?.body.reqBody?.path;
    expect(sent).toEqual({
      qualificationId: 'q',
      businessId: 'b',
      qualificationHandleUnitCode: 'u',
      qualificationProcedureCode: 'p',
      receptionAgencyCode: 'a',
      ...expected,
    });
  });
});
