/** How a fee is paid: the agency asks for it once it has examined the application. */
export const payment =
  '費用は、申請先が内容を確認したあとに支払います。納付番号と期限は、そのときに「やること」に出ます。';

/** Empty: there is no fee. */
export const paymentOf = (fee: string) => (fee === '' || fee === '無料' ? '' : payment);

/** The fee, and how it is paid. */
export const feeText = (fee: string) => (paymentOf(fee) === '' ? fee : `${fee}。${payment}`);
