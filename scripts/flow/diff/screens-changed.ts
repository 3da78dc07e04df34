import type { Screen } from '../../../src/model/screen.ts';
import { titleOf } from '../ways/way-words.ts';
import { EXITS, waysOf } from '../ways/ways.ts';
import { plainText } from '../words/plain-text.ts';
import type { Tree } from './tree.ts';

/** Sentences about screens and addresses that were added, removed or became unreachable, and about changed input validation. */
export interface ScreenChanges {
  readonly screens: readonly string[];
  readonly unreachable: readonly string[];
  readonly validators: readonly string[];
}

export function screenChanges(before: Tree, after: Tree): ScreenChanges {
  const old = byName(before);
  const now = byName(after);
  const kept = [...now.values()].filter(({ name }) => old.has(name));
  const reachedBefore = reached(before);
  const reachedNow = reached(after);
  return {
    screens: [
      ...[...now.values()].filter(({ name }) => !old.has(name)).map((screen) => `＋ 画面 ${called(screen)}`),
      ...[...old.values()].filter(({ name }) => !now.has(name)).map((screen) => `－ 画面 ${called(screen)}`),
      ...kept.flatMap((screen) => routeChanges(old.get(screen.name), screen)),
    ],
    unreachable: kept
      .filter(({ name }) => reachedBefore.has(`screen:${name}`) && !reachedNow.has(`screen:${name}`))
      .map((screen) => called(screen)),
    validators: kept
      .filter((screen) => hashes(screen) !== hashes(old.get(screen.name)))
      .map((screen) => `${called(screen)}: ${hashes(old.get(screen.name)) || 'なし'} → ${hashes(screen) || 'なし'}`),
  };
}

function byName({ loaded }: Tree): ReadonlyMap<string, Screen> {
  return new Map(loaded.project.screens.map((screen) => [screen.name, screen]));
}

function called(screen: Screen): string {
  const title = titleOf({ title: plainText(screen.title), name: screen.name });
  return `「${title}」（${screen.name}、${screen.id}）`;
}

function routeChanges(old: Screen | undefined, now: Screen): readonly string[] {
  const before = new Map(old?.routes.map(({ name, path }) => [name, path]));
  const after = new Map(now.routes.map(({ name, path }) => [name, path]));
  const id = old !== undefined && old.id !== now.id ? [`画面 ${called(now)} の画面ID: ${old.id} → ${now.id}`] : [];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return [
    ...id,
    ...names.flatMap((name) => {
      const [was, is] = [before.get(name), after.get(name)];
      if (was === is) return [];
      if (was === undefined) return [`＋ 住所 ${name}: /svc/${is}`];
      return is === undefined ? [`－ 住所 ${name}: /svc/${was}`] : [`住所 ${name}: /svc/${was} → /svc/${is}`];
    }),
  ];
}

function hashes(screen: Screen | undefined): string {
  if (screen === undefined) return '';
  return [screen.schemaHash, ...screen.groups.map(({ schemaHash }) => schemaHash)]
    .filter((hash) => hash !== '')
    .join('、');
}

/** Every place reachable from a start without an error, over ways whose conditions are satisfiable. */
function reached({ graph, isPossible }: Tree): ReadonlySet<string> {
  const ways = waysOf(graph);
  const seen = new Set(graph.starts);
  const waiting = [...graph.starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const { kind, to, edges } of ways.outOf(id)) {
      if (EXITS.has(kind) || kind === 'done' || kind === 'unanswered' || seen.has(to.id) || !edges.some(isPossible))
        continue;
      seen.add(to.id);
      waiting.push(to.id);
    }
  }
  return seen;
}
