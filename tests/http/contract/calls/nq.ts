import { as, type CallCase } from '../call-case.ts';
import { nqApplyCalls } from '../nq/apply-calls.ts';

const careWorker = { qualificationId: 'care-worker', businessId: 'registration', qualificationHandleUnitCode: '00' };
const examination = { qualificationId: 'cook', businessId: 'exam', qualificationHandleUnitCode: '90' };
const wish = { q: '介護', sort: 'name', page: '1' };

/** Calls of the catalogue of national qualifications (API-160: all assumed). */
export const calls: readonly CallCase[] = [
  {
    call: 'nqQualificationList',
    exists: 'API-160',
    request: { 'NQ-016': 'q', 'NQ-017': 'sort', 'NQ-001': 'page' },
    optional: ['q', 'sort', 'page'],
    response: { 'NQ-001': 'rows', 'NQ-016': 'total' },
    arrive: as('nq-care-worker', () => wish),
  },
  {
    call: 'nqQualificationDetail',
    exists: 'API-160',
    request: { 'NQ-012': 'path' },
    response: { 'NQ-002': 'name', 'NQ-010': 'businesses' },
    arrive: as('nq-care-worker', () => ({ path: { qualificationId: 'care-worker' } })),
  },
  {
    call: 'nqPossessionList',
    exists: 'API-160',
    request: {},
    response: { 'NQ-014': 'rows', 'ER-017': 'unanswered' },
    arrive: as('nq-care-worker'),
  },
  {
    call: 'nqInstitutionList',
    exists: 'API-160',
    request: { 'NQ-020': 'path', 'NQ-021': 'q', 'NQ-018': 'page' },
    optional: ['q', 'page'],
    response: { 'NQ-018': 'rows', 'NQ-021': 'businessName' },
    arrive: as('nq-care-worker', () => ({
      path: { qualificationId: 'care-worker', businessId: 'registration' },
      q: '',
      page: '',
    })),
  },
  {
    call: 'nqOperationList',
    exists: 'API-160',
    request: { 'NQ-024': 'path' },
    response: { 'NQ-022': 'rows' },
    arrive: as('nq-care-worker', () => ({ path: careWorker })),
  },
  {
    call: 'nqSubmitChoices',
    exists: 'API-160',
    request: { 'NQ-028': 'kind', 'NQ-030': 'path' },
    response: { 'NQ-028': 'choices' },
    arrive: as('nq-care-worker', () => ({ kind: 'new', path: { ...careWorker, businessTypeCode: '1' } })),
  },
  {
    call: 'nqProcedureGet',
    exists: 'API-160',
    request: { 'NQ-050': 'path', 'NQ-060': 'hierarchy' },
    optional: ['hierarchy'],
    response: { 'NQ-048': 'sections', 'NQ-056': 'hierarchy', 'NQ-060': 'form', 'NQ-111': 'formVersion' },
    arrive: as('nq-care-worker', () => ({
      path: { ...careWorker, qualificationProcedureCode: 'new', receptionAgencyCode: 'sssc' },
      hierarchy: [],
    })),
  },
  {
    call: 'nqExamList',
    exists: 'API-160',
    request: { 'NQ-086': 'q', 'NQ-087': 'sort', 'NQ-003': 'page', 'AM-097': 'path' },
    optional: ['q', 'sort', 'page', 'path'],
    response: { 'NQ-003': 'rows', 'NQ-086': 'total' },
    arrive: as('nq-care-worker', () => ({ ...wish, path: {} })),
  },
  {
    call: 'nqExamDetail',
    exists: 'API-160',
    request: { 'NQ-090': 'path' },
    response: { 'NQ-004': 'name', 'NQ-088': 'sections' },
    arrive: as('nq-care-worker', () => ({
      path: {
        qualificationId: 'care-worker',
        qualificationHandleUnitCode: '00',
        displayType: '1',
        examinationDate: '20270131',
      },
    })),
  },
  {
    call: 'nqExamHistory',
    exists: 'API-160',
    request: { 'NQ-094': 'page', 'AM-097': 'path' },
    optional: ['page', 'path'],
    response: { 'NQ-094': 'rows', 'ER-016': 'unanswered' },
    arrive: as('nq-care-worker', () => ({ page: '', path: {} })),
  },
  {
    call: 'nqExamSubmitChoices',
    exists: 'API-160',
    request: { 'NQ-098': 'path' },
    response: { 'NQ-096': 'choices' },
    arrive: as('nq-care-worker', () => ({ path: examination })),
  },
  ...nqApplyCalls,
];
