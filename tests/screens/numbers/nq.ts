import { numberLabel } from '../../../src/server/services/nq/applications/receipt.ts';

export const number = { member: 'applicationNumber', label: numberLabel };
