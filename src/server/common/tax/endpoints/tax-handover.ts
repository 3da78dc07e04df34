import { isDeepStrictEqual } from 'node:util';
import { defineEndpoint, ok } from '../../../kernel/calls/endpoint.ts';
import { mailAddressOf } from '../../mail/mail-address.ts';
import { sendReceipt } from '../../receipts/send-receipt.ts';
import { chosenOf, offerOf } from '../chosen.ts';
import { documentRows } from '../documents.ts';
import { storeHandover } from '../handovers.ts';
import { linkedSites } from '../links.ts';
import { choiceChanged, eTaxNotLinked, nothingChosen, notPrepared } from '../refusals.ts';

/** Hands over the chosen items: to the linked e-Tax, or to the employer's software under the receipt number. */
export const endpoint = defineEndpoint('taxHandover', {
  login: 'required',
  record: true,
  async handle(request) {
    const { body, citizen, db, now } = request;
    const offer = await offerOf(request, body.procedure);
    if (offer === null) return notPrepared;
    if (body.procedure === 'taxReturn' && !(await linkedSites(db, citizen)).has('eTax')) return eTaxNotLinked;
    const receipts = request.receipts.find(({ service }) => service === body.procedure);
    if (receipts === undefined) throw new Error(`No service has receipts of ${body.procedure}.`);
    const { items } = chosenOf(offer);
    if (items.length === 0) return nothingChosen;
    const said = documentRows(items);
    const shown = { year: body.year, said: body.chosen.map(({ name, value }) => ({ name, value })) };
    if (!isDeepStrictEqual(shown, { year: offer.key.year, said })) return choiceChanged;
    const handover = await storeHandover(db, offer.key, { documents: items, said }, now);
    const { receiptNumber, handedOverAt, documents } = handover;
    // The other one is a key to what was handed over.
    if (body.procedure === 'taxReturn') request.act({ number: receiptNumber });
    const to = await mailAddressOf(db, citizen, null);
    await sendReceipt(request, receipts, { number: receiptNumber, to });
    return ok({ receiptNumber, handedOverAt: handedOverAt.toISOString(), count: documents.length });
  },
});
