import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** The receipts of all that the citizen filed in a service (assumed), newest first. */
export const endpoint = defineEndpoint('receiptList', {
  login: 'required',
  record: true,
  async handle(request) {
    const service = request.receipts.find((one) => one.service === request.body.service);
    return ok({ receipts: service === undefined ? [] : await service.find(request, null) });
  },
});
