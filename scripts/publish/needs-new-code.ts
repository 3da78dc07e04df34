import type { Manifest } from '../../src/model/manifest.ts';
import type { BundledCode } from './bundled-code.ts';

/** What the descriptors need that the published bundle does not have, for the author; empty = they can be published without a new one. */
export function needsNewCode(published: BundledCode, now: BundledCode, { screens }: Manifest): readonly string[] {
  const forms = new Set(published.forms);
  const newParts = now.parts.filter((file) => !published.parts.includes(file));
  return [
    ...screens
      .filter(({ schemaHash, groupHashes }) =>
        [schemaHash, ...groupHashes].some((hash) => hash !== '' && !forms.has(hash)),
      )
      .map(({ name, id }) => `画面「${name}」（${id}）の入力欄が変わりました。`),
    ...Object.entries(now.calls)
      .filter(([call, hash]) => published.calls[call] !== hash)
      .map(([call]) => `呼び出し「${call}」の答えの形が変わりました。`),
    ...Object.entries(now.words ?? {})
      .filter(([file, hash]) => published.words?.[file] !== hash)
      .map(([file]) => `部品の言葉（catalog/components/${file}.yaml）が変わりました。`),
    ...newParts.map((file) => `部品「${file}」は、公開中のプログラムにありません。`),
    ...(newParts.length === 0 && published.fingerprint !== now.fingerprint
      ? ['プログラム（src フォルダーなど）が、公開中のものと違います。']
      : []),
  ];
}

/** What the server says otherwise than when the site was built, for the author: published with its next start. */
export function saidFromNextStart(published: BundledCode, now: BundledCode): readonly string[] {
  return Object.entries(now.serverWords ?? {})
    .filter(([file, hash]) => published.serverWords?.[file] !== hash)
    .map(([file]) => `サーバーの言葉（${file}）が変わりました。npm run build のあと、サーバーを始め直すと出ます。`);
}
