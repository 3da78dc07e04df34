import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** The receipts of all that the citizen filed in a service (assumed), newest first. */
export const endpoint = defineEndpoint('receiptList', {
  login: 'required',
  async handle(call) {
    const request = { ...call, citizen: await call.known() };
    const service = request.receipts.find((one) => one.service === request.body.service);
    return ok({ receipts: service === undefined ? [] : await service.find(request, null) });
  },
});
