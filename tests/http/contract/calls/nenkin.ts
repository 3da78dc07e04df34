import { as, type CallCase } from '../call-case.ts';

export const calls: readonly CallCase[] = [
  {
    call: 'pensionMenu',
    exists: '',
    request: {},
    response: { 'AM-096': 'items', 'PE-001': 'insured' },
    arrive: as('pension-self-employed'),
  },
];
