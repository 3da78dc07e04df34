import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import { describeScreen, type Line } from '../ways/describe-screen.ts';
import { titleOf } from '../ways/way-words.ts';
import { conditionWords } from '../words/condition-words.ts';
import { plainText } from '../words/plain-text.ts';
import { STYLE } from './page-style.ts';
import type { Picture } from './picture.ts';
import type { PictureInput } from './picture-input.ts';
import { escaped } from './svg.ts';

export interface PageMap {
  readonly picture: Picture;
  readonly svg: string;
}

export interface PageLegend {
  readonly svg: string;
  readonly says: string;
}

/** One page for all services: contents, legend, maps, and the same in words. Self-contained, without scripts. */
export function pageOf(maps: readonly PageMap[], legend: readonly PageLegend[], input: PictureInput): string {
  const contents = maps.map(({ picture }) => contentsOf(picture, input.project)).join('\n');
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>画面の流れ</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>画面の流れ</h1>
<p>サービスごとの画面の流れを、図と文章で示します。図の画面を押すと、その画面の説明に移ります。<code>npm run flow</code> が画面の定義から作りました。</p>
</header>
<nav aria-labelledby="contents">
<h2 id="contents">目次</h2>
<ul>
<li><a href="#legend">図の見方</a></li>
${contents}
</ul>
</nav>
<main>
<section aria-labelledby="legend">
<h2 id="legend">図の見方</h2>
<ul class="legend">
${legend.map(({ svg, says }) => `<li>${svg}<span>${escaped(says)}</span></li>`).join('\n')}
</ul>
<p>矢印の言葉は、押すボタン、または起きることです。〔 〕は条件です。同じ行き先のエラーは、番号をまとめて一本の矢印にしています。「変更」から帰る道は、文章だけに書いています。</p>
</section>
${maps.map((map) => serviceSection(map, input)).join('\n')}
</main>
</body>
</html>
`;
}

function contentsOf({ service, title }: Picture, project: Project): string {
  const screens = screensOf(project, service).map(
    (screen) => `<li><a href="#${screen.name}">${escaped(titleOfScreen(screen))}</a></li>`,
  );
  return `<li><a href="#service-${service}">${escaped(title)}</a><ul>${screens.join('')}</ul></li>`;
}

function serviceSection({ picture, svg }: PageMap, input: PictureInput): string {
  const { service, title, everywhere } = picture;
  const shared = everywhere.map(({ cause, to, then, screens }) => {
    const more = then.length === 0 ? '' : `<ul>${then.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
    return `<li>${escaped(`${cause} → ${to}（${screens.length} 画面）`)}${more}</li>`;
  });
  const screens = screensOf(input.project, service).map((screen) => screenSection(screen, input));
  return `<section aria-labelledby="service-${service}">
<h2 id="service-${service}">${escaped(title)}</h2>
<p><a href="${service}.svg">図だけを開く（SVG）</a></p>
<div class="map" role="region" aria-label="${escaped(title)}の図（横に動かせます）" tabindex="0">
${svg}
</div>
${shared.length === 0 ? '' : `<h3>多くの画面に共通の出口</h3>\n<ul>${shared.join('\n')}</ul>`}
${screens.join('\n')}
</section>`;
}

function screensOf(project: Project, service: string): readonly Screen[] {
  const inOrder = project.services.find(({ name }) => name === service)?.flows.flatMap(({ screens }) => screens) ?? [];
  const place = ({ name }: Screen) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length);
  return project.screens.filter((screen) => screen.service === service).sort((a, b) => place(a) - place(b));
}

function titleOfScreen({ title, name }: Screen): string {
  return titleOf({ title: plainText(title), name });
}

function screenSection(screen: Screen, { project, vocabulary, ways, words }: PictureInput): string {
  const service = project.services.find(({ name }) => name === screen.service);
  const { into, onward, back, exits } = describeScreen(screen.name, ways, words);
  const condition =
    screen.shownWhen === null
      ? 'いつも'
      : conditionWords(screen.shownWhen, true, { project, vocabulary, service, screen });
  const parts: readonly (readonly [title: string, lines: readonly Line[]])[] = [
    ['来る道', into],
    ['進む道', onward],
    ['戻る道', back],
    ['エラーと時間切れ', exits],
  ];
  return `<article class="screen" aria-labelledby="${screen.name}">
<h3 id="${screen.name}">${escaped(titleOfScreen(screen))}</h3>
<p>${escaped(screen.name)}、${escaped(screen.id)}、${escaped(screen.routes.map(({ path }) => `/svc/${path}`).join('、'))}<br>表示されるとき: ${escaped(condition)}</p>
${parts.map(([title, lines]) => (lines.length === 0 ? '' : `<details open><summary>${title}</summary>${list(lines)}</details>`)).join('\n')}
</article>`;
}

function list(lines: readonly Line[]): string {
  if (lines.length === 0) return '';
  return `<ul>${lines.map(({ text, below }) => `<li>${escaped(text)}${list(below)}</li>`).join('')}</ul>`;
}
