import { catalogPart, contractIn } from '../../src/load/files/own-part.ts';

/** Files of the catalogue that the server reads when it starts; of the others it reads what the build makes of them. */
const isReadByServer = (file: string) =>
  /^(?:catalog\/(?:home|claims|shell)|screens\/[^/]+\/service)\.yaml$/.test(file) ||
  contractIn(file) !== null ||
  catalogPart(file) === 'settings';

/** What the build makes for the server, in `build/`. */
const builtForServer = ['input-checks.json', 'status-calls.json', 'data/settings.json'];

/** Why the server has to start again to know what was saved, and what was built of it; null = it need not. */
export function whyStartAgain(saved: readonly string[], built: readonly string[]): string | null {
  const read = [...new Set(saved)].filter((file) => isReadByServer(file));
  if (read.length > 0) return `${read.join('、')} が変わりました。サーバーを始め直します。`;
  if (built.some((file) => /^wording\/(?:server|services)\//.test(file)))
    return 'サーバーの言葉が変わりました。サーバーを始め直します。';
  if (!built.some((file) => builtForServer.includes(file))) return null;
  return '届いた内容の確かめ方が変わりました。サーバーを始め直します。';
}
