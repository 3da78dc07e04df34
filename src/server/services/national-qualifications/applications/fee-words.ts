/** How a fee is paid: the agency asks for it once it has examined the application. Empty: there is none. */
export function paymentOf(fee: string): string {
  return fee === '' || fee === '無料'
    ? ''
    : '費用は、申請先が内容を確認したあとに支払います。納付番号と期限は、そのときに「やること」に出ます。';
}

/** The fee, and how it is paid. */
export const feeText = (fee: string) => (paymentOf(fee) === '' ? fee : `${fee}。${paymentOf(fee)}`);
