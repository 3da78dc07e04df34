import { expect, it } from 'vitest';
import { openBrowser } from '../runtime/browser.ts';
import { projectOf } from '../runtime/project.ts';

/** Section 2 of the specification: address below `/svc/` and id. Those of the national qualifications: `nq/screen-table.test.ts`. */
const table = [
  ['familyregister/select/', 'SCK2301-01-001'],
  ['familyregister/confirm/', 'SCK2301-01-003'],
  ['familyregister/personal-information/', 'SCK2301-03-001'],
  ['familyregister/personal-information/qr/', 'SCK2301-03-003'],
  ['familyregister/personal-information/confirm/', 'SCK2301-03-002'],
  ['familyregister-identification-code/information', 'SCK2302-01-001'],
  ['familyregister-identification-code/digital-signature', 'SCK2302-02-001'],
  ['familyregister-identification-code/digital-signature/qr', 'SCK2302-02-002'],
  ['familyregister-identification-code/complete', 'SCK2302-02-003'],
  ['kana/top', 'SCK3003-01-001'],
  ['kana/read-basic-information', 'SCK3003-01-002'],
  ['kana/confirm-familyregister-information', 'SCK3003-01-003'],
  ['kana/select-target-report', 'SCK3003-01-004'],
  ['kana/input-kana', 'SCK3003-01-005'],
  ['kana/select-qualification', 'SCK3003-01-006'],
  ['kana/input-address', 'SCK3003-01-007'],
  ['kana/input-contact-information', 'SCK3003-01-008'],
  ['kana/input-verification-code', 'SCK3003-01-009'],
  ['kana/confirm-report-details', 'SCK3003-01-010'],
  ['kana/agreement', 'SCK3003-01-011'],
  ['kana/digital-signature', 'SCK3003-01-012'],
  ['kana/complete', 'SCK3003-01-013'],
  ['kana/apply-correction', 'SCK3003-02-001'],
  ['kana/confirm-correction', 'SCK3003-02-002'],
  ['kana/digital-signature-for-correction', 'SCK3003-02-003'],
  ['kana/complete-correction', 'SCK3003-02-004'],
  ['kana/withdrawal', 'SCK3003-03-001'],
  ['kana/select-withdrawal-reason', 'SCK3003-03-002'],
  ['kana/confirm-withdrawal-details', 'SCK3003-03-003'],
  ['kana/complete-withdrawal', 'SCK3003-03-004'],
  ['kana/error', 'SCK3003-04-001'],
  ['nenkin/select-menu', 'SCK1602-01-002'],
  ['hpki/top', 'SCK2701-01-001'],
  ['hpki/qualification-select', 'SCK2701-02-001'],
  ['hpki/jma/application-information', 'SCK2701-02-004'],
  ['hpki/jpa/application-information', 'SCK2701-02-006'],
  ['hpki/medis/application-information', 'SCK2701-02-005'],
  ['hpki/jma/other-information', 'SCK2701-02-007'],
  ['hpki/medis/other-information', 'SCK2701-02-008'],
  ['hpki/jpa/other-information', 'SCK2701-02-009'],
  ['hpki/jma/confirmation', 'SCK2701-02-013'],
  ['hpki/jpa/confirmation', 'SCK2701-02-013'],
  ['hpki/medis/confirmation', 'SCK2701-02-013'],
  ['hpki/consent', 'SCK2701-02-014'],
  ['hpki/jma/completion', 'SCK2701-02-018'],
  ['hpki/jpa/completion', 'SCK2701-02-018'],
  ['hpki/medis/completion', 'SCK2701-02-018'],
  ['tax-return/', 'SCN1205-01-003'],
  ['tax-return/certificates', 'SCN1205-01-004'],
  ['tax-return/connections', 'SCN1205-01-011'],
  ['tax-return/error', 'SCN1205-01-007'],
  ['year-end-adjustment/', 'SCN1206-01-001'],
  ['year-end-adjustment/certificates', 'SCN1206-01-002'],
  ['year-end-adjustment/connections-list', 'SCN1206-01-003'],
  ['year-end-adjustment/connections', 'SCN1206-01-004'],
  ['year-end-adjustment/error', 'SCN1206-01-005'],
  ['employment-insurance/', 'SCK0136-01-004'],
  ['employment-insurance/error', 'SCK0136-01-005'],
  ['drivers-license/', 'SCK2801-03-001'],
  ['drivers-license/change-permanent-address', 'SCK2802-04-001'],
  ['drivers-license/agreement', 'SCK2802-04-002'],
  ['drivers-license/digital-signature', 'SCK2802-04-003'],
  ['drivers-license/complete', 'SCK2802-04-004'],
  ['drivers-license/auto-change-basic-information', 'SCK2803-01-001'],
  ['drivers-license/online-course', 'SCK2804-01-001'],
  ['drivers-license/error', 'SCK2805-01-001'],
] as const;

const project = projectOf();
const { portal } = openBrowser({ project });

it.each(table)('%s is screen %s', (path, id) => {
  const match = portal.match(path);
  const name = match !== null && 'screen' in match ? match.screen : '';
  expect(project.screens.find((screen) => screen.name === name)?.id).toBe(id);
});
