import type { GraphNode } from '../../../src/flow/graph/graph.ts';
import type { Service } from '../../../src/model/service.ts';
import { distinct, titleOf } from '../ways/way-words.ts';
import { EXITS, grouped, type Way, type WayKind } from '../ways/ways.ts';
import { conditionWords } from '../words/condition-words.ts';
import { plainText } from '../words/plain-text.ts';
import { arrowLines } from './arrow-lines.ts';
import { wrapped } from './lines.ts';
import type { Arrow, Place } from './picture.ts';
import type { PictureInput } from './picture-input.ts';

/** From this many on, 「変更」 is mentioned in the check screen instead of drawn. */
const MANY_CHANGES = 3;
/** Said in words at the screen, or not at all. */
const SAID = new Set<WayKind>(['due', 'done', 'unanswered', 'changed']);

/** Places and arrows of one service's map, without duplicates. */
export class Drawing {
  private readonly found = new Map<string, Place>();
  private readonly drawn = new Map<string, Arrow>();
  private readonly service: Service;
  private readonly input: PictureInput;
  private readonly hubs: ReadonlySet<string>;

  /** `hubs`: screens mentioned at each way leading to them, instead of drawing an arrow. */
  constructor(service: Service, input: PictureInput, hubs: ReadonlySet<string>) {
    this.service = service;
    this.input = input;
    this.hubs = hubs;
  }

  places(): readonly Place[] {
    return [...this.found.values()];
  }

  arrows(): readonly Arrow[] {
    return [...this.drawn.values()];
  }

  /** `ways` supplies what is mentioned inside the screen's frame. */
  addScreen(name: string, ways: readonly Way[] = []): string {
    const { project, vocabulary, starts } = this.input;
    const id = `screen:${name}`;
    const screen = project.screens.find((candidate) => candidate.name === name);
    if (this.found.has(id) || screen === undefined) return id;
    const title = wrapped(titleOf({ title: plainText(screen.title), name }), 14);
    if (screen.service !== this.service.name) {
      this.found.set(id, { id, shape: 'elsewhere', lines: ['別のサービスの画面', ...title, name], screen: name });
      return id;
    }
    const reach = { project, vocabulary, service: this.service, screen };
    const condition = screen.shownWhen === null ? null : conditionWords(screen.shownWhen, true, reach);
    const lines = [
      ...(starts.includes(id) ? ['▼ ここから始められる'] : []),
      ...title.filter((line) => line !== name),
      name,
      ...(condition === null ? [] : wrapped(`◇ 表示する条件: ${condition}`, 16)),
      ...this.saidInside(id, ways),
    ];
    this.found.set(id, { id, shape: condition === null ? 'screen' : 'conditional', lines, screen: name });
    return id;
  }

  addWays(ways: readonly Way[]): void {
    const drawn = ways.filter(
      (way) => !SAID.has(way.kind) && !this.isSaid(way, ways) && !this.isAfterUnknown(way.from),
    );
    for (const way of drawn) if (way.to.kind === 'screen' && !this.isMark(way)) this.addToScreen(way, ways);
    for (const way of drawn) if (way.to.kind === 'unknown') this.addUnknown(way);
    this.addBeside(
      drawn.filter(({ to, ...way }) => to.kind !== 'unknown' && (to.kind !== 'screen' || this.isMark({ ...way, to }))),
    );
  }

  /** The screens a check screen sends back to, when there would be too many arrows. */
  private saidInside(id: string, ways: readonly Way[]): readonly string[] {
    const changes = ways.filter(({ kind, from }) => kind === 'change' && from.id === id);
    const titles = changes.map(({ to }) => titleOf(to)).join('、');
    return [
      ...(changes.length >= MANY_CHANGES ? wrapped(`⇄ 変更して戻れる画面: ${titles}`, 20) : []),
      ...(ways.some(({ kind, from }) => kind === 'due' && from.id === id)
        ? ['⇠ 済んでいない画面があれば、そこへ']
        : []),
    ];
  }

  /** What follows an act without an answer is said where that is drawn. */
  private isAfterUnknown(node: GraphNode): boolean {
    if (node.kind !== 'dialog') return node.kind === 'unknown';
    const into = this.input.ways.into(node.id);
    return into.length > 0 && into.every(({ from }) => from.kind === 'unknown');
  }

  private isSaid(way: Way, ways: readonly Way[]): boolean {
    if (way.kind !== 'change') return way.from.kind === 'app' && way.to.name === way.from.screen;
    return ways.filter(({ kind, from }) => kind === 'change' && from.id === way.from.id).length >= MANY_CHANGES;
  }

  /** Whether to draw a mark with the screen's title instead of an arrow. */
  private isMark({ kind, from, to }: Way): boolean {
    return (
      this.hubs.has(to.id) &&
      kind !== 'forward' &&
      !(kind === 'back' && from.kind === 'screen') &&
      from.kind !== 'start'
    );
  }

  private addToScreen(way: Way, ways: readonly Way[]): void {
    const from = this.sourceOf(way.from);
    const to = this.addScreen(way.to.name);
    if (from === null || from === to) return;
    const comesBack =
      way.kind === 'change' &&
      ways.some(({ kind, ...back }) => kind === 'changed' && back.from === way.to && back.to === way.from);
    this.draw(from, to, way.kind, this.lines(way), comesBack);
  }

  /** The place an arrow starts from. A dialog or app that leads to a screen gets a place of its own. */
  private sourceOf(node: GraphNode): string | null {
    if (node.kind === 'screen') return this.addScreen(node.name);
    if (node.kind === 'app') return this.addApps(node);
    if (node.kind === 'start') {
      this.found.set(node.id, { id: node.id, shape: 'start', lines: ['サービスの住所'], screen: null });
      return node.id;
    }
    if (node.kind !== 'dialog') return null;
    if (!this.found.has(node.id)) {
      this.found.set(node.id, { id: node.id, shape: 'dialog', lines: wrapped(titleOf(node), 14), screen: null });
      for (const way of this.input.ways.into(node.id)) {
        const source = this.sourceOf(way.from);
        if (source !== null && source !== node.id) this.draw(source, node.id, way.kind, this.lines(way));
      }
    }
    return node.id;
  }

  private addApps(node: GraphNode): string {
    const id = `apps:${node.screen}`;
    const lines = distinct([...(this.found.get(id)?.lines ?? ['アプリ']), node.name]);
    this.found.set(id, { id, shape: 'app', lines, screen: null });
    this.draw(this.addScreen(node.screen), id, 'go', ['開く・戻る'], true);
    return id;
  }

  /** An act without an answer, with what the portal may tell of it. */
  private addUnknown({ from, to: node, ...way }: Way): void {
    const told = distinct(this.input.ways.outOf(node.id).map(({ to }) => this.besideWords(to)));
    const lines = [...wrapped(titleOf(node), 14), ...told.flatMap((text) => wrapped(`・${text}`, 20))];
    this.found.set(node.id, { id: node.id, shape: 'unknown', lines, screen: null });
    this.draw(this.addScreen(from.screen), node.id, way.kind, ['答えの届いていない送信']);
  }

  /** Dialogs that lead to no other screen, and external targets: one place per screen and kind of way. */
  private addBeside(ways: readonly Way[]): void {
    for (const { from, to } of ways) if (from.kind === 'screen' && to.kind === 'app') this.addApps(to);
    const beside = ways.filter(({ from, to }) => {
      if (from.screen === '' || this.found.has(to.id) === (to.kind !== 'screen') || to.kind === 'app') return false;
      return from.kind !== 'dialog' || to.kind === 'dialog' || this.found.has(from.id);
    });
    const standing = ({ from }: Way) => (this.found.has(from.id) ? from.id : this.addScreen(from.screen));
    const side = ({ to, kind }: Way) => `${to.kind === 'dialog' ? 'dialog' : 'outside'}:${sideKind(kind)}`;
    for (const [key, group] of grouped(beside, (way) => `${standing(way)}:${side(way)}`)) {
      const [first] = group;
      if (first === undefined) continue;
      const texts = distinct(group.map(({ to }) => this.besideWords(to)));
      const lines = texts.flatMap((text) => wrapped(texts.length > 1 ? `・${text}` : text, 20));
      this.found.set(key, { id: key, shape: first.to.kind === 'dialog' ? 'dialog' : 'address', lines, screen: null });
      const edges = group.flatMap((way) => way.edges);
      this.draw(standing(first), key, sideKind(first.kind), this.lines({ ...first, edges }, true));
    }
  }

  private besideWords(to: GraphNode): string {
    if (to.kind !== 'dialog') return this.shortWords(to);
    const onward = this.input.ways
      .outOf(to.id)
      .filter((way) => way.to.kind !== 'stay' && way.to.kind !== 'dialog' && !EXITS.has(way.kind));
    const then = distinct(onward.map((way) => this.shortWords(way.to)));
    return then.length === 0 ? titleOf(to) : `${titleOf(to)}（→ ${then.join('、')}）`;
  }

  private shortWords(node: GraphNode): string {
    if (node.kind === 'screen') return `「${titleOf(node)}」`;
    return this.input.words.place(node).replace(/^外のページ: |（[^（）]*）$/g, '');
  }

  private lines(way: Way, brief = false): readonly string[] {
    return arrowLines(way, this.input.words, brief);
  }

  private draw(from: string, to: string, kind: WayKind, lines: readonly string[], both = false): void {
    const key = `${from}|${kind}|${to}`;
    if (!this.drawn.has(key)) this.drawn.set(key, { from, to, kind, lines, both });
  }
}

function sideKind(kind: WayKind): WayKind {
  return EXITS.has(kind) ? kind : 'go';
}
