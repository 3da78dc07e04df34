/**
 * `npm run publish`: checks the descriptors, and publishes what changed in them and the pages made of it, in `dist/svc`, all or nothing. Refuses what
 * needs a new bundle (`npm run build`). `--undo` brings back what was published before.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../src/model/manifest.ts';
import { buildProject } from './build/build-project.ts';
import { problemsText } from './build/print-problems.ts';
import { type BundledCode, bundledCodeFile, codeToBundle } from './publish/bundled-code.ts';
import { needsNewCode, saidFromNextStart } from './publish/needs-new-code.ts';
import { nextData } from './publish/next-data.ts';
import { dataIn, publishSite } from './publish/publish-site.ts';
import { mendSwap, undo } from './publish/swap-folders.ts';
import { readOptions } from './read-options.ts';
import { loadDrawing } from './serve/load-drawing.ts';
import type { StaticHeaders } from './static/headers.ts';

const { values } = readOptions({ options: { undo: { type: 'boolean' } } }, 'npm run publish -- [--undo]');
const onlyWithBuild = ['公開しませんでした。全体を作り直して公開してください（npm run build）。'];
const root = process.cwd();
const site = join(root, 'dist/svc');

mendSwap(site);
if (values.undo === true) {
  if (!undo(site)) fail(['元に戻せるものがありません。']);
  console.log('一つ前に公開したものに戻しました（もう一度動かすと、戻す前のものになります）。');
} else await publish();

async function publish(): Promise<void> {
  const drawing = await loadDrawing(new URL('../dist/html/', import.meta.url));
  if (drawing === null || !existsSync(join(site, bundledCodeFile)))
    fail(['公開中のプログラムがありません。先に npm run build を動かしてください。']);
  const { problems } = await buildProject(root);
  if (problems.length > 0) console.error(problemsText(root, problems));
  if (problems.some(({ severity }) => severity === 'error')) fail(['誤りがあるため、公開しませんでした。']);
  const published = readJson<BundledCode>(join(site, bundledCodeFile));
  const now = codeToBundle(root);
  const needed = needsNewCode(published, now, readJson<Manifest>('build/data/manifest.json'));
  if (needed.length > 0) fail([...needed, ...onlyWithBuild]);
  const { files: data, otherDefaults } = nextData(dataIn(join(site, 'data')), dataIn('build/data'));
  const headers = readJson<StaticHeaders>('dist/headers.json');
  const result = await publishSite({ site, headers, data, draw: drawing.drawStatic }).catch((error: Error) =>
    fail([error.message, '公開できませんでした。公開中のものは、元のままです。']),
  );
  if ('refused' in result)
    fail([
      ...result.refused.map((page) => `画面「${page}」の色（themeColor）は、公開中のサーバーの設定にありません。`),
      ...onlyWithBuild,
    ]);
  for (const name of otherDefaults)
    console.log(`設定「${name}」の既定値は、公開中の値と違います。公開中の値（data/settings.json）は変えていません。`);
  for (const line of saidFromNextStart(published, now)) console.log(line);
  if (result.files.length === 0) console.log('公開中のものと同じです。何も変えていません。');
  else {
    console.log(result.files.map((file) => `  data/${file}`).join('\n'));
    console.log(`公開しました（ページ ${result.pages} 枚も作り直しました）。元に戻すには: npm run publish -- --undo`);
  }
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

function fail(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
