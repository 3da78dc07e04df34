import { noSlip, receiveSlip } from '../../../employment-insurance/slips.ts';
import { defineEndpoint, ok } from '../../../kernel/endpoint.ts';

/** Confirms that a separation slip was received (assumed). */
export const endpoint = defineEndpoint('employmentSlipReceive', {
  login: 'required',
  async handle({ citizen, db, body, now }) {
    return (await receiveSlip(db, citizen, body.slipId, now)) ? ok() : noSlip;
  },
});
