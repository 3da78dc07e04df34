import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';

/** The receipt of what the citizen filed under a number (assumed): the same after the filing and from the history. */
export const endpoint = defineEndpoint('receiptGet', {
  login: 'required',
  record: true,
  async handle(request) {
    const found = [];
    for (const service of request.receipts) found.push(...(await service.find(request, request.body.number)));
    return ok({ receipts: found });
  },
});
