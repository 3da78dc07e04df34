// chunk: inputs
/**
 * Half-width katakana and its punctuation as full-width; every other letter stays as it is, since NFKC over the whole would change names (`神` and
 * others). `ｻﾞ･ﾋﾞﾙ 3階` -> `ザ・ビル 3階`. Blanks alone are nothing.
 */
export function normaliseFreeText(typed: string): string {
  if (typed.trim() === '') return '';
  return typed.replace(/[\uff61-\uff9f]+/gu, (run) =>
    // A sound mark that no letter takes stands by itself.
    run.normalize('NFKC').replace(/[\u3099\u309a]/gu, (mark) => String.fromCharCode(mark.charCodeAt(0) + 2)),
  );
}
