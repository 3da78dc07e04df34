export type Format = 'text' | 'json' | 'github';

export interface CheckOptions {
  readonly format: Format;
  readonly watch: boolean;
  /** Also lists undecided conditions. */
  readonly undecided: boolean;
  /** Ignores cached results. */
  readonly fresh: boolean;
  readonly help: boolean;
}

const FORMATS: readonly Format[] = ['text', 'json', 'github'];

/** Parses the command line; a Japanese sentence when it is invalid. */
export function readOptions(words: readonly string[]): CheckOptions | string {
  let format: Format = 'text';
  let watch = false;
  let undecided = false;
  let fresh = false;
  let help = false;
  const rest = words.flatMap((word) => (word.startsWith('--format=') ? ['--format', word.slice(9)] : [word]));
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === '--watch') watch = true;
    else if (word === '--undecided') undecided = true;
    else if (word === '--fresh') fresh = true;
    else if (word === '--help' || word === '-h') help = true;
    else if (word === '--format') {
      const wanted = FORMATS.find((known) => known === rest[0]);
      if (wanted === undefined) return `--format には ${FORMATS.join('、')} のどれかを書いてください。`;
      rest.shift();
      format = wanted;
    } else return `「${word}」という指定はありません。--help で使い方が見られます。`;
  }
  return { format, watch, undecided, fresh, help };
}

export const HELP = `画面の定義（screens/、catalog/、schemas/）に誤りがないかを調べます。

使い方:
  npm run check                        調べて、直すところを一つずつ示します
  npm run check -- --watch             保存するたびに調べます（Ctrl+C で終わります）
  npm run check -- --undecided         場合が多すぎて調べきれなかったことも並べます（誤りではありません）
  npm run check -- --fresh             前に調べた結果（build/check）を使わずに、初めから調べます
  npm run check -- --format json       直すところを JSON の並びで出します
                                       （{rule, severity, file, line, column, message, suggestion}）
  npm run check -- --format github     GitHub の注釈の形で出します

終わりの番号:
  0  誤りはありません（注意だけのときも 0）
  1  誤りがあります
  2  調べられませんでした（指定のまちがい、読めないフォルダーなど）
     --watch のときは、最後に調べたときの番号で終わります

規則の一覧と、良い例・悪い例は docs/editing-screens.ja.md にあります。`;
