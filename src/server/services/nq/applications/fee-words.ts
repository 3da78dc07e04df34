import * as wording from '../../../../../build/wording/services/nq.ts';

/** How a fee is paid: the agency asks for it once it has examined the application. */
export const payment = wording.fees.payment;

/** Empty: there is no fee. */
export const paymentOf = (fee: string) => (fee === '' || fee === wording.fees.free ? '' : payment);

/** The fee, and how it is paid. */
export const feeText = (fee: string) => (paymentOf(fee) === '' ? fee : `${fee}。${payment}`);
