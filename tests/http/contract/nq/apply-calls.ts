import type { Database } from '../../../../src/server/db/database.ts';
import { as, type CallCase } from '../call-case.ts';
import type { Client } from '../client.ts';
import {
  attach,
  fileOf,
  fullValues,
  load,
  offerProcedures,
  path,
  save,
  submit,
  toAttach,
  toSave,
  toSubmit,
} from './apply-journey.ts';

/** Logs in where the procedures of the tests are offered. */
const applicant = (body: (client: Client) => Promise<Record<string, unknown>> | Record<string, unknown>) =>
  as('qr', async (client: Client, db: Database) => {
    await offerProcedures(db);
    return body(client);
  });

/** Calls of applications for national qualifications. */
export const nqApplyCalls: readonly CallCase[] = [
  {
    call: 'nqDraftGet',
    exists: 'API-160',
    request: { 'NQ-007': 'path' },
    response: { 'NQ-007': 'draft' },
    arrive: applicant(() => ({ path })),
  },
  {
    call: 'nqDraftSave',
    exists: 'API-160',
    request: {
      'NQ-006': 'path',
      'AM-101': 'hierarchy',
      'AM-102': 'answers',
    },
    response: { 'NQ-006': 'revision', 'AM-102': 'lastDay', 'NQ-111': 'isComplete' },
    arrive: applicant(() => toSave(fullValues)),
  },
  {
    call: 'nqDraftCompare',
    exists: 'API-160',
    request: { 'NQ-006': 'path', 'AM-101': 'hierarchy', 'AM-102': 'answers' },
    response: { 'NQ-006': 'revision', 'AM-102': 'differences' },
    arrive: applicant(async (client) => {
      await save(client, { reason: '就職のため' });
      const { path: of, hierarchy, answers } = toSave(fullValues);
      return { path: of, hierarchy, answers };
    }),
  },
  {
    call: 'nqDraftList',
    exists: 'API-160',
    request: { 'NQ-085': 'qualificationId' },
    response: { 'NQ-007': 'drafts', 'NQ-008': 'applications' },
    arrive: applicant(() => ({ qualificationId: path.qualificationId })),
  },
  {
    call: 'nqDraftDelete',
    exists: 'API-160',
    request: { 'NQ-007': 'draftId' },
    response: {},
    arrive: applicant(async (client) => {
      await save(client, fullValues);
      const { resBody } = await client.call('nqDraftList', { qualificationId: path.qualificationId });
      const [draft] = resBody.drafts as { draftId: string }[];
      return { draftId: draft?.draftId };
    }),
  },
  {
    call: 'nqApplicationSubmit',
    exists: 'API-160',
    request: {
      'NQ-005': 'path',
      'AM-101': 'hierarchy',
      'NQ-111': 'answers',
      'NQ-073': 'isAgreed',
    },
    response: { 'NQ-080': 'applicationNumber', 'NQ-082': 'qualificationId' },
    arrive: applicant(async (client) => toSubmit(fullValues, { revision: (await load(client)).draft.revision })),
  },
  {
    call: 'nqApplicationStatus',
    exists: 'API-160',
    request: { 'NQ-106': 'applyingId' },
    response: { 'NQ-008': 'status', 'NQ-104': 'history' },
    arrive: applicant(async (client) => ({ applyingId: (await submit(client, fullValues)).applyingId })),
  },
  {
    call: 'nqApplicationWithdraw',
    exists: 'API-160',
    request: { 'NQ-106': 'applyingId' },
    response: { 'NQ-008': 'applicationNumber' },
    arrive: applicant(async (client) => ({ applyingId: (await submit(client, fullValues)).applyingId })),
  },
  {
    call: 'nqApplicationList',
    exists: 'API-160',
    request: {},
    response: { 'NQ-008': 'applications' },
    arrive: as('qr'),
  },
  {
    call: 'nqAttachmentAdd',
    exists: 'API-160',
    request: { 'NQ-005': 'fileName', 'NQ-060': 'content' },
    response: { 'NQ-005': 'attachmentId', 'NQ-060': 'type' },
    arrive: applicant(() => toAttach('免許証.pdf', fileOf('pdf'))),
  },
  {
    call: 'nqAttachmentRemove',
    exists: 'API-160',
    request: { 'NQ-005': 'attachmentId' },
    response: {},
    arrive: applicant(async (client) => ({ attachmentId: (await attach(client)).attachmentId })),
  },
];
