/** A parsed `npm run flow` command. */
export type Command =
  | { readonly kind: 'map' }
  | { readonly kind: 'help' }
  | { readonly kind: 'mend'; readonly write: boolean }
  | { readonly kind: 'why' | 'uses' | 'diff'; readonly argument: string };

const ASKS = { why: '画面の名前', uses: '名前か文', diff: 'git の版（例: HEAD、main、v1.2）' } as const;

/** Parses the command line; a Japanese sentence when it is invalid. */
export function readCommand(words: readonly string[]): Command | string {
  if (words.some((word) => word === '--help' || word === '-h')) return { kind: 'help' };
  const [first, ...rest] = words;
  if (first === undefined || first === 'map') {
    return rest.length === 0 ? { kind: 'map' } : `「${rest[0]}」という指定はありません。--help で使い方が見られます。`;
  }
  if (first === 'mend') {
    const [write, ...others] = rest;
    const isKnown = others.length === 0 && (write === undefined || write === '--write');
    return isKnown ? { kind: 'mend', write: write !== undefined } : 'mend の後に書けるのは --write だけです。';
  }
  if (!Object.hasOwn(ASKS, first))
    return `「${first}」という指定はありません。使えるのは why、uses、diff、mend です。--help で使い方が見られます。`;
  const kind = first as keyof typeof ASKS;
  const argument = rest.join(' ').trim();
  if (argument === '') return `${kind} の後に、${ASKS[kind]}を書いてください。`;
  return { kind, argument };
}

export const HELP = `画面の流れを調べます。

使い方:
  npm run flow                    画面の流れの図を build/flow/ に書きます（index.html をブラウザーで開きます）
  npm run flow -- why 画面        その画面がいつ表示され、どこから来て、どこへ行けるかを説明します
                                  （画面は、名前・画面ID・題名・住所のどれかで書きます）
  npm run flow -- uses 名前       入力欄、設定、文言、コード、呼び出し、条件、state、ダイアログ、行き先、部品を使うところを示します
  npm run flow -- uses "文"       画面に出ている文が書かれているところを示します（名前などの値が入った文のままでかまいません）
  npm run flow -- diff 版         git の版から、文言・画面・条件・入力の確認・設定・呼び出しがどう変わったかを示します
  npm run flow -- mend            置くところが違う呼び出し、型、コードの一覧、設定、行き先、言い切る文と、移す先を示します
                                  （--write を付けると、コメントと一緒に移します）

終わりの番号:
  0  終わりました（diff では、変わっていないか、文言だけが変わりました。mend では、移すところがないか、移しました）
  1  見つかりません（why、uses）。文言のほかにも変わっています（diff）。移すところがあります（mend）
  2  調べられませんでした（指定のまちがい、読めない版など）`;
