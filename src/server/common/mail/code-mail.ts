/** The mail with a verification code. */
export function codeMail(code: string, minutes: number): string {
  return `まどぐちポータルです。

メールアドレスの確認コードは、次の6桁の数字です。

${code}

手続きの画面に、この数字を入力してください。
使える時間は、このメールを送ってから${minutes}分です。

この数字は、だれにも教えないでください。
心当たりのない方は、このメールを消してください。`;
}
