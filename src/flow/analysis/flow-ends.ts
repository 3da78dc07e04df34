import type { Screen } from '../../model/screen.ts';
import type { Flow } from '../../model/service.ts';
import type { GraphEdge, NodeId } from '../graph/graph.ts';
import type { Analysis } from './context.ts';
import type { Reached } from './reached.ts';
import { isRedirect } from './redirect.ts';

/**
 * Finds screens of a flow from which nothing drawn leads forward, or back. Forward: by `next`, or to a later screen by a press, a watch or
 * automatically. Back: by `back`, or by a press to an earlier screen or out of the flow. The first screens need no way back, the last one no way
 * forward. A screen that leads nowhere at all is a dead end and reported as such.
 */
export function findFlowEnds(analysis: Analysis, reached: Reached): void {
  for (const service of analysis.collector.project.services) {
    for (const flow of service.flows) {
      for (const [index, name] of flow.screens.entries()) {
        const screen = analysis.collector.screen(name);
        if (screen === undefined || !reached.has(`screen:${name}`) || flow.done?.result === name) continue;
        judge(analysis, flow, index, screen);
      }
    }
  }
}

function judge(analysis: Analysis, flow: Flow, index: number, screen: Screen): void {
  const targets = targetsOf(analysis, screen);
  // A `next` that leads elsewhere is deliberate; so is such a `back`, which another rule checks.
  const isOn = ({ to, trigger }: Target) => trigger === 'action:next' || flow.screens.indexOf(nameOf(to)) > index;
  const words = analysis.collector.words(screen.title);
  if (index < flow.screens.length - 1 && targets.length > 0 && !targets.some(isOn)) {
    analysis.find(
      'forward-missing',
      screen.at,
      `「${words}」から、流れ（flows の ${flow.name}）の先の画面に進むボタンがありません。「- button: 次へ」と「action: next」を view に置いてください。`,
    );
  }
  const isBefore = ({ to, trigger }: Target) => {
    const at = flow.screens.indexOf(nameOf(to));
    if (trigger === 'action:back') return true;
    return /^(?:action|link):/.test(trigger) && (to.startsWith('address:') || (to.startsWith('screen:') && at < index));
  };
  const isFirst = index === 0 || flow.startsAt.includes(screen.name);
  if (!isFirst && !targets.some(isBefore)) {
    analysis.find(
      'back-missing',
      screen.at,
      `「${words}」から、流れ（flows の ${flow.name}）の前の画面に戻るボタンがありません。「- button: 戻る」と「action: back」を view に置いてください。`,
    );
  }

  function nameOf(node: NodeId): string {
    return node.startsWith('screen:') ? node.slice('screen:'.length) : '';
  }
}

interface Target {
  readonly to: NodeId;
  /** The trigger on the screen itself; dialogs may lie in between. */
  readonly trigger: string;
}

/** Where a screen leads, excluding failures, changes and the cancel link. */
function targetsOf(analysis: Analysis, { name }: Screen): readonly Target[] {
  const found: Target[] = [];
  const follow = (edge: GraphEdge, trigger: string, seen: ReadonlySet<string>): void => {
    if (edge.via === 'error' || edge.via === 'timeout' || edge.to.startsWith('stay:') || seen.has(edge.to)) return;
    if (!edge.to.startsWith('dialog:')) {
      found.push({ to: edge.to, trigger });
      return;
    }
    for (const next of analysis.edgesFrom(edge.to)) follow(next, trigger, new Set([...seen, edge.to]));
  };
  for (const edge of analysis.edgesFrom(`screen:${name}`)) {
    const isAside = analysis.collector.notes.edges.get(edge.id)?.changed === true || edge.trigger.startsWith('change:');
    if (isAside || edge.trigger === 'action:cancel' || isRedirect(edge)) continue;
    follow(edge, edge.trigger, new Set());
  }
  return found;
}
