import { as, type CallCase } from '../call-case.ts';

/** Calls of the employment insurance. */
export const calls: readonly CallCase[] = [
  {
    call: 'employmentRecord',
    exists: '',
    request: {},
    response: { 'EM-001': 'periods', 'AM-067': 'training' },
    arrive: as('employment-insured'),
  },
  {
    call: 'employmentBenefits',
    exists: '',
    request: {},
    response: { 'EM-001': 'payments', 'AM-067': 'entitlement' },
    arrive: as('employment-receiving'),
  },
  { call: 'employmentSlips', exists: '', request: {}, response: { 'EM-001': 'slips' }, arrive: as('employment-left') },
  {
    call: 'employmentSlipReceive',
    exists: '',
    request: { 'AM-067': 'slipId' },
    response: {},
    arrive: as('employment-left', () => ({ slipId: 'R3017-0001' })),
  },
];
