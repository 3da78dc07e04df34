import type { CallCase } from '../call-case.ts';
import { taxpayer } from '../tax-journey.ts';

export const calls: readonly CallCase[] = [
  {
    call: 'taxMedicalExpenses',
    exists: 'API-159',
    request: {},
    response: { 'AM-046': 'expenses' },
    arrive: async (origin) => ({ client: await taxpayer(origin, 'tax-medical-only') }),
  },
];
