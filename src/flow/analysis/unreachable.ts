import type { Analysis } from './context.ts';
import type { Reached } from './reach.ts';

/** Screens and dialogs to which no way leads from outside. */
export function findUnreachable(analysis: Analysis, reached: Reached): void {
  const { collector, graph } = analysis;
  for (const { name, title, at } of collector.project.screens) {
    if (reached.has(`screen:${name}`)) continue;
    const words = collector.words(title);
    analysis.find(
      'screen-unreachable',
      at,
      `画面「${words}」（${name}）には、どこからも来られません。flows の並びに入れるか、go でここへ移る手順を書いてください。外から直接開く画面なら、flows の startsAt に書いてください。`,
    );
  }
  const opened = new Set(graph.nodes.filter(({ id, kind }) => kind === 'dialog' && reached.has(id)).map(keyOf));
  const closed = graph.nodes.filter((node) => node.kind === 'dialog' && !opened.has(keyOf(node)));
  const told = new Set<string>();
  for (const node of closed) {
    // Where a screen cannot be reached, or a condition never holds, that is the mistake to tell.
    if (!reached.has(`screen:${node.screen}`) || told.has(keyOf(node))) continue;
    const ways = graph.edges.filter(({ to }) => to === node.id);
    if (ways.some((edge) => !analysis.isPossible(edge))) continue;
    told.add(keyOf(node));
  }
}

function keyOf({ name, at }: { readonly name: string; readonly at?: { readonly file: string } }): string {
  return `${at?.file ?? ''} ${name}`;
}
