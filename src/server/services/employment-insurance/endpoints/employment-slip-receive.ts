import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { noSlip, receiveSlip } from '../slips.ts';

/** Confirms the receipt of a separation slip (assumed). */
export const endpoint = defineEndpoint('employmentSlipReceive', {
  login: 'required',
  record: true,
  async handle({ citizen, db, body, now }) {
    return (await receiveSlip(db, citizen, body.slipId, now)) ? ok() : noSlip;
  },
});
