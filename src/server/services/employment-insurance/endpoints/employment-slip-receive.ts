import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { noSlip, receiveSlip } from '../slips.ts';

/** Confirms the receipt of a separation slip (assumed). */
export const endpoint = defineEndpoint('employmentSlipReceive', {
  login: 'required',
  async handle({ known, db, body, now }) {
    const citizen = await known();
    return (await receiveSlip(db, citizen, body.slipId, now)) ? ok() : noSlip;
  },
});
