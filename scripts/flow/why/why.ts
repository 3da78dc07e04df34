import { nearest } from '../../../src/expressions/nearest.ts';
import type { FlowGraph } from '../../../src/flow/graph/graph.ts';
import type { Expression } from '../../../src/model/expression.ts';
import type { Project } from '../../../src/model/project.ts';
import type { Screen } from '../../../src/model/screen.ts';
import type { Vocabulary } from '../../../src/model/vocabulary.ts';
import type { Answer } from '../answer.ts';
import { describeScreen, type Line } from '../ways/describe-screen.ts';
import { shortestWay } from '../ways/shortest-way.ts';
import { wayWords } from '../ways/way-words.ts';
import { waysOf } from '../ways/ways.ts';
import { conditionWords } from '../words/condition-words.ts';
import { plainText } from '../words/plain-text.ts';
import type { Reach } from '../words/value-words.ts';
import { factsIn } from './facts-in.ts';

export interface WhyInput {
  readonly project: Project;
  readonly vocabulary: Vocabulary;
  readonly graph: FlowGraph;
}

/** When a screen is shown, what leads to it and where it leads, in Japanese. `asked`: its name, id, title, or an address. */
export function why(asked: string, input: WhyInput): Answer {
  const screens = screensNamed(asked, input.project);
  if (screens.length > 0) return { code: 0, text: screens.map((screen) => explained(screen, input)).join('\n\n') };
  const known = input.project.screens.flatMap(namesOf);
  const meant = nearest(asked, known) ?? known.find((name) => name.includes(asked));
  return {
    code: 1,
    text: `画面「${asked}」はありません。${meant === undefined ? '' : `「${meant}」ではありませんか。`}`,
  };
}

function screensNamed(asked: string, { screens }: Project): readonly Screen[] {
  const path = asked.replace(/^(?:https?:\/\/[^/]+)?\/(?:svc\/)?|[?#].*$/g, '').replace(/\/$/, '');
  return screens.filter(
    (screen) =>
      namesOf(screen).includes(asked) || screen.routes.some((route) => route.path.replace(/\/$/, '') === path),
  );
}

function namesOf({ id, name, title, routes }: Screen): readonly string[] {
  return [name, id, plainText(title), ...routes.map((route) => route.name)];
}

function explained(screen: Screen, { project, vocabulary, graph }: WhyInput): string {
  const service = project.services.find(({ name }) => name === screen.service);
  const reach: Reach = { project, vocabulary, service, screen };
  const words = wayWords(project, vocabulary);
  const ways = waysOf(graph);
  const { into, onward, back, exits } = describeScreen(screen.name, ways, words);
  const legs = shortestWay(`screen:${screen.name}`, graph.starts, ways);
  const isStart = graph.starts.includes(`screen:${screen.name}`);
  const shortest = legs?.map(({ way, edge }, index): Line => {
    const conditions = words.conditions(edge);
    const from = index === 0 ? `${words.place(way.from)}で` : '';
    const below = conditions.length === 0 ? [] : [{ text: `条件: ${conditions.join('、かつ')}`, below: [] }];
    return { text: `${index + 1}. ${from}${words.cause(edge)} → ${words.place(way.to)}`, below };
  });
  const flows = service?.flows.filter(({ screens }) => screens.includes(screen.name)) ?? [];
  const place = flows.map(
    ({ name, screens }) =>
      `画面の並び「${name}」の ${screens.indexOf(screen.name) + 1} 番目（全 ${screens.length} 画面）`,
  );
  return [
    `■ ${plainText(screen.title)}（${screen.name}、${screen.id}）`,
    `  ${screen.at?.file ?? ''}  住所: ${screen.routes.map(({ path }) => `/svc/${path}`).join('、')}`,
    ...place.map((text) => `  ${text}`),
    section('表示されるとき', shown(screen, reach)),
    section('ここへの行き方', [
      ...(isStart ? [{ text: '外から直接開くことができる（手続きの入口）', below: [] }] : []),
      ...into,
    ]),
    section(
      '入口からの最も短い道',
      shortest ?? [{ text: isStart ? '入口の画面です' : '入口からの道がありません', below: [] }],
    ),
    section('ここからの出方', onward),
    section('戻り方', back),
    section('エラーと時間切れ', exits),
  ].join('\n');
}

function shown(screen: Screen, reach: Reach): readonly Line[] {
  const said = (condition: Expression): Line => ({
    text: conditionWords(condition, true, reach),
    below: factsIn(condition, reach).map(({ says, is }) => ({
      text: `「${says}」とは: ${conditionWords(is, true, reach)}`,
      below: [],
    })),
  });
  const lines =
    screen.shownWhen === null ? [{ text: 'いつも（条件はありません）', below: [] }] : [said(screen.shownWhen)];
  if (screen.doneWhen === null) return lines;
  const done = said(screen.doneWhen);
  return [...lines, { ...done, text: `次のときは済んだものとして扱う: ${done.text}` }];
}

function section(title: string, lines: readonly Line[]): string {
  const body = lines.length === 0 ? ['  （ありません）'] : lines.flatMap((line) => printed(line, 1));
  return ['', `【${title}】`, ...body].join('\n');
}

function printed({ text, below }: Line, depth: number): readonly string[] {
  const mark = /^\d+\. /.test(text) ? '' : '・';
  return [`${'  '.repeat(depth)}${mark}${text}`, ...below.flatMap((line) => printed(line, depth + 1))];
}
